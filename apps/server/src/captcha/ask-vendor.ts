/** What a question to a vendor is asked with; `tell` is for faults that only the operator can mend. */
export interface Telling {
  readonly fetch: typeof globalThis.fetch;
  readonly tell: (vendor: string, reason: string) => void;
}

/** A vendor's reply as JSON, or nothing where it gave none: silence, an error of its own, or something else. */
export type VendorReply = Readonly<Record<string, unknown>> | undefined;

export interface VendorRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: URLSearchParams | string;
}

/** A player waits for the answer. */
const timeoutMs = 5_000;
const maxReplyChars = 65_536;

/** One question to a vendor, without retries: answers are single-use. Redirects would carry the secret elsewhere. */
export async function askVendor(
  fetch: typeof globalThis.fetch,
  { url, headers = {}, body }: VendorRequest,
): Promise<{ readonly status: number; readonly reply: VendorReply }> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', ...headers },
      body,
    });
    return { status: reply.status, reply: readObject(await reply.text()) };
  } catch {
    return { status: 0, reply: undefined };
  }
}

function readObject(text: string): VendorReply {
  if (text.length > maxReplyChars) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** A part of a reply that is an object itself. */
export function partOf(reply: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> {
  const part = reply[name];
  return typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {};
}
