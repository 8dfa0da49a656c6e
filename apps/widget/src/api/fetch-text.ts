/** Longer than this is no short text, and not read to its end. */
const shortBytes = 1024;

/**
 * A text, short unless it is said otherwise, without the player's cookies or the page's address, and from where it was
 * asked for alone.
 * @throws Error when it can't be had, or is too long
 */
export async function fetchText(address: string, maxBytes = shortBytes): Promise<string> {
  const response = await fetch(address, {
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > maxBytes) throw new Error(`${address}: ${bytes.byteLength} bytes`);
  return new TextDecoder().decode(bytes);
}
