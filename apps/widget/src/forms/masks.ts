import InputMask from 'imask/esm/controls/input';
import type { FactoryOpts } from 'imask/esm/masked/factory';
import 'imask/esm/masked/number';
import 'imask/esm/masked/pattern';
import type { FormField } from '@opencashier/contract/entities/form-field';
import MaskedRange from 'imask/esm/masked/range';
import { isExpiry } from './card/card-fields.ts';
import { writtenExpiry } from './card/expiry.ts';
import { nationalDigits, nationalMaskOf, phonePrefixOf, withPrefix } from './phone.ts';

/** Names that stand for a mask which no pattern can write. */
const dateMaskName = 'date';
const numberMaskName = 'number';

/** Day, month and year with dots. */
const dateMask: FactoryOpts = {
  mask: 'd.m.Y',
  blocks: {
    d: { mask: MaskedRange, from: 1, to: 31, maxLength: 2 },
    m: { mask: MaskedRange, from: 1, to: 12, maxLength: 2 },
    Y: { mask: MaskedRange, from: 1900, to: 9999 },
  },
};

const numberMask: FactoryOpts = { mask: Number, scale: 2, radix: ',', mapToRadix: ['.'] };

/** Month and year of a card. A month of one digit gets its zero, and whole dates are taken however they are written. */
const expiryMask: FactoryOpts = {
  mask: 'M/Y',
  blocks: { M: { mask: MaskedRange, from: 1, to: 12, maxLength: 2 }, Y: { mask: '00' } },
  prepare: (text: string, masked: { readonly value: string }) =>
    masked.value === '' && /^[2-9]$/.test(text) ? `0${text}` : (writtenExpiry(text) ?? text),
};

const inCapitals = (text: string) => text.toUpperCase();
const capitalsMask: FactoryOpts = { mask: /^.*$/su, prepareChar: inCapitals };

/** A pattern whose every character stands for itself. */
const literal = (text: string) => text.replace(/./gu, '\\$&');

function phoneMask(mask: string): FactoryOpts {
  const prefix = phonePrefixOf(mask);
  const resting = withPrefix(prefix, '');
  return {
    mask: `${literal(prefix)} ${nationalMaskOf(mask) ?? ''}`,
    // Whole numbers are pasted with any kind of prefix; the prefix alone is the field at rest.
    prepare(text: string, { value }: { readonly value: string }) {
      const digits = nationalDigits(mask, text);
      if (!digits) return text.startsWith(prefix) ? text : '';
      // What is missing of the prefix goes along: a number's own digits must not be taken for it.
      return (resting.startsWith(value) ? resting.slice(value.length) : '') + digits;
    },
  };
}

/** A mask that leaves alone what is selected when its field is entered, by the Tab key or by a program that fills it in. */
class FieldMask extends InputMask {
  override _onFocus(): void {
    // The browser selects once the focus has been told, unless somebody has moved the caret by then.
    setTimeout(() => {
      if (this.el) this.alignCursorFriendly();
    });
  }
}

/** The mask of a field; undefined for one that takes any text. */
function maskOf({ name, type, props }: FormField): FactoryOpts | undefined {
  const { mask } = props;
  if (mask === undefined) return type === 'text_uppercase' ? capitalsMask : undefined;
  if (mask === dateMaskName) return dateMask;
  if (mask === numberMaskName) return numberMask;
  if (isExpiry(name)) return expiryMask;
  if (type === 'phone_with_prefix' && phonePrefixOf(mask)) return phoneMask(mask);
  if (type === 'text_uppercase') return { mask, prepareChar: inCapitals };
  return { mask };
}

export interface AttachedMask {
  /** The element's value was set from outside. */
  sync(): void;
  detach(): void;
}

/**
 * Masks an input while it is typed into, with an undo history of its own (100 states).
 * @param onAccept told the masked text after every change, undoing among them
 */
export function attachMask(
  element: HTMLInputElement,
  field: FormField,
  onAccept: (text: string) => void,
): AttachedMask | undefined {
  const options = maskOf(field);
  if (!options) return undefined;
  const mask = new FieldMask(element, options);
  const prefix = field.type === 'phone_with_prefix' ? phonePrefixOf(field.props.mask) : '';
  mask.on('accept', () => {
    // Emptying the field leaves the prefix, which is not the player's to delete; this comes here once more.
    if (mask.value.startsWith(prefix)) onAccept(mask.value);
    else mask.value = withPrefix(prefix, '');
  });
  return { sync: () => mask.updateValue(), detach: () => mask.destroy() };
}
