import type { FormField } from '@opencashier/contract/entities/form-field';

/** Fields of which only those of a chosen value are asked. */
interface FieldSwitch {
  /** The field whose value chooses. */
  readonly by: string;
  /** The field of each value; those of the other values are hidden. */
  readonly of: Readonly<Record<string, string>>;
  /** Shown with whatever is chosen. */
  readonly always: readonly string[];
  /** A chosen field that asks what the other asks already: left out, and sent with the other's value. */
  readonly same: Readonly<Record<string, string>>;
}

/** A Pix key is one of several kinds, each a field with mask, words and rule of its own. */
const pixKey: FieldSwitch = {
  by: 'pix_key_type',
  of: {
    cpf: 'pix_key_cpf',
    cnpj: 'pix_key_cnpj',
    email: 'pix_key_email',
    phone: 'pix_key_phone',
    evp: 'pix_key_evp',
  },
  always: ['cpf'],
  same: { pix_key_cpf: 'cpf' },
};

const switches: readonly FieldSwitch[] = [pixKey];

type Values = Readonly<Record<string, string>>;

/** Is the field left out by what is chosen in another one? A form without the choosing field leaves nothing out. */
function isSwitchedOff(name: string, fields: readonly FormField[], values: Values): boolean {
  return switches.some(({ by, of, always, same }) => {
    const chooser = fields.find((field) => field.name === by);
    if (!chooser || !(always.includes(name) || Object.values(of).includes(name))) return false;
    const chosen = values[by] ?? chooser.props.value;
    if (!Object.hasOwn(of, chosen) || fields.some((other) => other.name === same[name])) return true;
    return of[chosen] !== name && !always.includes(name);
  });
}

/** The fields with those hidden that the values typed so far leave out: neither checked nor sent. */
export function switchedFields(fields: readonly FormField[], values: Values): readonly FormField[] {
  return fields.map((field) =>
    isSwitchedOff(field.name, fields, values)
      ? { ...field, props: { ...field.props, isHidden: true } }
      : field,
  );
}

/** The fields that are not shown, since they hold what another one does: each by its name with that other's. */
export function filledAlike(fields: readonly FormField[], values: Values): ReadonlyMap<string, string> {
  const alike = new Map<string, string>();
  for (const { by, of, same } of switches) {
    const name = of[values[by] ?? fields.find((field) => field.name === by)?.props.value ?? ''];
    const other = name === undefined ? undefined : same[name];
    const isBoth = [name, other].every((one) => fields.some((field) => field.name === one));
    if (name !== undefined && other !== undefined && isBoth) alike.set(name, other);
  }
  return alike;
}
