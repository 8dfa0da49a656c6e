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
  if (typeof data !== 'string' || data.length > 65_536) return undefined;
  try {
    const message: unknown = JSON.parse(data);
    if (!isRecord(message) || message.type !== type || !isPayload(message.payload)) return undefined;
    return message.payload;
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
