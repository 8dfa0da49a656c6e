import { isCardNumber } from '@opencashier/contract/entities/card-number';
import type { FieldOption } from '@opencashier/contract/entities/form-field';
import { CardMark } from '../../card-views/card-mark.tsx';
import { cardBrandOf } from '../../forms/card/card-brands.ts';
import type { FieldControl } from '../../forms/deposit-form.ts';
import { directionOf } from '../../forms/field-hints.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

export interface FormFieldProps {
  readonly control: FieldControl;
}

/** One field of a method, by its type. */
export function FormField({ control }: FormFieldProps) {
  const { text: t, has } = useTexts();
  const { field, input, error } = control;
  const label = t(field.props.label);
  const words = error && t(error.key, error.values);
  const { isDisabled, items } = field.props;
  /** Banks and networks have their own names; other choices may have words. */
  const nameOf = ({ value, label: name }: FieldOption) => {
    const key = `option.${field.name}.${value}`;
    return has(key) ? t(key) : name;
  };

  switch (field.type) {
    case 'dropdown':
    case 'networks':
      return (
        <SelectField
          {...input}
          label={label}
          error={words}
          placeholder={t('field.choose')}
          options={items.map((item) => ({ ...item, label: nameOf(item) }))}
          disabled={isDisabled}
          onChange={(event) => control.onValue(event.target.value)}
        />
      );
    case 'text':
    case 'text_uppercase':
    case 'phone_with_prefix':
    case 'amount':
      return (
        <TextField
          {...input}
          label={label}
          error={words}
          type={field.type === 'phone_with_prefix' ? 'tel' : 'text'}
          dir={directionOf(field)}
          end={isCardNumber(field.name) ? <CardMark brand={cardBrandOf(input.value)?.id} /> : undefined}
          inputMode={control.inputMode}
          autoComplete={control.autoComplete}
          autoCapitalize={field.type === 'text_uppercase' ? 'characters' : undefined}
          disabled={isDisabled}
        />
      );
  }
}
