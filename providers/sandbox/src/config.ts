import { isWebhookSecret } from '@opencashier/webhooks/secret';
import * as z from 'zod/mini';

/** What the operator gives for an account at the sandbox. */
export const sandboxConfig = z.object({
  /** Where the sandbox listens, such as `http://localhost:4010`. */
  baseUrl: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
  apiKey: z.string().check(z.minLength(16, 'must be the API key, 16 characters or more')),
  /** Secrets that webhooks may be signed with: the newest and, while keys rotate, older ones. */
  webhookSecrets: z
    .array(z.string().check(z.refine(isWebhookSecret, 'must be whsec_ and 24 to 64 bytes as base64')))
    .check(z.minLength(1, 'must hold one secret at least')),
});
export type SandboxConfig = z.infer<typeof sandboxConfig>;
