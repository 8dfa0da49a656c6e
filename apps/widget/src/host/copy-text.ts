import type { HostChannel } from './host-channel.ts';

interface Clipboard {
  writeText(text: string): Promise<void>;
}

/**
 * Copies a text: native apps are asked to, a browser's own clipboard is used elsewhere, and a host page is asked
 * where the frame may not.
 * @returns whether it was copied or handed over; if not, the player selects the text
 */
export async function copyText(
  host: HostChannel,
  text: string,
  clipboard: Clipboard | undefined = globalThis.navigator?.clipboard,
): Promise<boolean> {
  const isNative = host.kind !== 'frame' && host.kind !== 'standalone';
  if (!isNative && clipboard) {
    try {
      await clipboard.writeText(text);
      return true;
    } catch {
      // Denied in this frame: the host may be allowed.
    }
  }
  if (host.kind === 'standalone') return false;
  host.send('copyToBuffer', { text });
  return true;
}
