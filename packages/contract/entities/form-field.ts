import * as z from 'zod/mini';

/** What a field of a payment form can be. */
export const formFieldType = z.enum([
  'dropdown',
  'phone_with_prefix',
  'text',
  'text_uppercase',
  'networks',
  'amount',
]);
export type FormFieldType = z.infer<typeof formFieldType>;

/** One choice of a dropdown or of the networks. */
export const fieldOption = z.object({
  value: z.string(),
  label: z.string(),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
});
export type FieldOption = z.infer<typeof fieldOption>;

export const fieldRegex = z.object({ regex: z.string(), regex_error_key: z.optional(z.string()) });

/** A field as the catalogue keeps it with its method. */
export const methodField = z.object({
  name: z.string(),
  category: z.optional(z.string()),
  type: formFieldType,
  /** Pattern in imask's notation (0 digit, a letter). That of `phone_with_prefix` starts with the fixed prefix: `+880 0000-000000`. */
  mask: z.optional(z.string()),
  regex: z.optional(z.string()),
  regex_error_key: z.optional(z.string()),
  placeholder_key: z.optional(z.string()),
  values: z.optional(z.array(fieldOption)),
});
export type MethodField = z.infer<typeof methodField>;

/** A field that the server asks for while a deposit is under way. */
export const additionalField = z.object({
  name: z.string(),
  type: formFieldType,
  placeholderKey: z.optional(z.string()),
  mask: z.optional(z.string()),
  isAdvanced: z.optional(z.boolean()),
  regexList: z.optional(z.array(fieldRegex)),
  value: z.optional(z.string()),
  values: z.optional(z.array(fieldOption)),
});
export type AdditionalField = z.infer<typeof additionalField>;

/** A field of the preparation step. */
export const preparationField = z.object({
  name: z.string(),
  mask: z.optional(z.string()),
  placeholder: z.optional(z.string()),
  regex: z.optional(z.string()),
  regexError: z.optional(z.string()),
});

/** A rule of a form field: the text must match, else the message (a key) is shown. */
export const fieldValidation = z.object({ regex: z.string(), message: z.string(), isExists: z.boolean() });
export type FieldValidation = z.infer<typeof fieldValidation>;

/** A field as the form shows it, made from any of the above. */
export const formField = z.object({
  name: z.string(),
  alias: z.string(),
  type: formFieldType,
  props: z.object({
    isAdvanced: z.boolean(),
    isHidden: z.boolean(),
    isTriggered: z.boolean(),
    isDisabled: z.boolean(),
    label: z.string(),
    mask: z.optional(z.string()),
    value: z.string(),
    items: z.array(fieldOption),
    validations: z.array(fieldValidation),
  }),
});
export type FormField = z.infer<typeof formField>;

/** A plain line of text in a room of a created deposit: what it is called and says (keys), and its rule. */
export const inputField = z.object({
  name: z.string(),
  placeholder: z.string(),
  pattern: z.string(),
  errorText: z.string(),
});
export type InputField = z.infer<typeof inputField>;

export const pixKeyType = z.enum(['cpf', 'cnpj', 'email', 'phone', 'evp']);
export const pixKey = z.object({ pixKey: z.string(), pixKeyType });

/** Country calling code: ISO country, dialling prefix and the mask of an example number. */
export const callingCode = z.object({
  name: z.string(),
  code: z.string(),
  prefix: z.string(),
  mask: z.string(),
});
export type CallingCode = z.infer<typeof callingCode>;
