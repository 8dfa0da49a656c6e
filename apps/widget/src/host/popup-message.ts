import type { PopupMessageType, PopupPayload } from '@opencashier/contract/host/popup';

/**
 * Messages between the widget and its popup are read without schemas, since the popup's page should cost next to
 * nothing; a test compares these guards with the contract.
 */
export function readPopupMessage<Type extends PopupMessageType>(
  data: unknown,
  type: Type,
  isPayload: (payload: unknown) => payload is PopupPayload<Type>,
): PopupPayload<Type> | undefined {
  const message = messageOf(data);
  return message?.type === type && isPayload(message.payload) ? message.payload : undefined;
}

/** What a message calls itself; nothing where it is none. */
export function messageTypeOf(data: unknown): string | undefined {
  const type = messageOf(data)?.type;
  return typeof type === 'string' ? type : undefined;
}

function messageOf(data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== 'string' || data.length > 65_536) return undefined;
  try {
    const message: unknown = JSON.parse(data);
    return isRecord(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the data is the popup's word that it waits for an address. */
export function isFormReady(data: unknown): boolean {
  return typeof data === 'string' && data.length < 256 && data.includes('"widget-redirect-form-ready"');
}

export function isRedirectPayload(payload: unknown): payload is PopupPayload<'redirect'> {
  if (!isRecord(payload)) return false;
  const { url, method, formParams } = payload;
  const hasParams =
    formParams === undefined ||
    (isRecord(formParams) && Object.values(formParams).every((value) => typeof value === 'string'));
  return typeof url === 'string' && (method === 'GET' || method === 'POST') && hasParams;
}

const captchaParts = ['captcha_output', 'gen_time', 'lot_number', 'pass_token'];
const maxFailureText = 500;

function isFailure({ error, text }: Record<string, unknown>): boolean {
  const isText = typeof text === 'string' && text.length <= maxFailureText;
  return typeof error === 'string' && (text === undefined || isText);
}

export function isGeetestResult(payload: unknown): payload is PopupPayload<'geetestResult'> {
  if (!isRecord(payload)) return false;
  const { result } = payload;
  const isWhole = isRecord(result) && captchaParts.every((name) => typeof result[name] === 'string');
  return isWhole || isFailure(payload);
}

export function isTokenResult(payload: unknown): payload is PopupPayload<'captchaResult'> {
  return isRecord(payload) && (typeof payload.token === 'string' || isFailure(payload));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
