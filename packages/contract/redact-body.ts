import { redactText } from './redact-text.ts';

/** Names whose values are secrets, or tell who somebody is. */
const hidden =
  /(?:secret|token|password|passwd|authori[sz]ation|api_?key|signature|cvv|cvc|pan|card_?number|^number$|iban|account_?number|holder|first_?name|last_?name|full_?name|^name$|email|phone|address|birth|document|^ip$)/i;
const longest = 16_384;

function masked(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(item, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, masked(item, key)]));
  }
  if (value === null || value === '' || typeof value === 'boolean') return value;
  if (hidden.test(name)) return '[redacted]';
  return typeof value === 'string' ? redactText(value) : value;
}

/** A body as people may read it: of JSON the values that are secret or name a person are masked, of any text what looks so. */
export function redactBody(text: string): string {
  let shown: string;
  try {
    shown = JSON.stringify(masked(JSON.parse(text)));
  } catch {
    shown = redactText(text);
  }
  return shown.replaceAll('\0', '').slice(0, longest);
}
