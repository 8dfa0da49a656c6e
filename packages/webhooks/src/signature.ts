import { createHmac } from 'node:crypto';

/**
 * HMAC-SHA256 over `id.timestamp.body`, the content that Standard Webhooks signs. The body goes in as the bytes
 * that travel, since any decoding could change them.
 */
export function digest(key: Buffer, id: string, timestamp: string, body: string | Uint8Array): Buffer {
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
}
