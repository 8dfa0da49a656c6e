import { signWebhook, type WebhookHeaders } from '../../packages/webhooks/src/sign.ts';
import { amountMinor, currency, referenceOf } from './prepare.ts';

export interface SignedWebhook {
  readonly headers: WebhookHeaders;
  readonly body: string;
}

/** The provider's word that deposit `n` was paid, as the sandbox signs it. */
export function paidWebhook(n: number, secret: string, now: Date): SignedWebhook {
  const id = `evt-${n}`;
  const body = JSON.stringify({
    id,
    type: 'payment.paid',
    timestamp: now.toISOString(),
    data: {
      reference: referenceOf(n),
      transactionId: `txn-${n}`,
      amount: String(amountMinor),
      currency,
    },
  });
  return { headers: signWebhook({ secrets: [secret], id, timestamp: now, body }), body };
}
