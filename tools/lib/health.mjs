import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks a health address until it answers with a 2xx.
 * @param {string} url
 * @param {{ timeoutMs?: number }} [options]
 * @throws when it does not within the time, with the last reason
 */
export async function waitForHealth(url, { timeoutMs = 60_000 } = {}) {
  const end = Date.now() + timeoutMs;
  let reason = 'no answer';
  while (Date.now() < end) {
    try {
      const reply = await fetch(url, { signal: AbortSignal.timeout(2000) });
      await reply.arrayBuffer();
      if (reply.ok) return;
      reason = `status ${reply.status}`;
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
    await pause(50);
  }
  throw new Error(`${url} was not healthy within ${timeoutMs / 1000} s (${reason}).`);
}
