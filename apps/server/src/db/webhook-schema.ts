import type { Generated } from 'kysely';
import type { WebhookDelivery } from '../ports/webhook-log.ts';
import type { Json } from './json-column.ts';

export interface WebhookEndpointTable {
  brand: string;
  url: string;
  disabled_at: Date | null;
  reason: string | null;
}

export interface WebhookDeliveryTable {
  id: string;
  outbox_id: bigint;
  brand: string;
  url: string;
  subject: string;
  type: string;
  body: string;
  state: WebhookDelivery['state'];
  attempts: Generated<number>;
  attempts_before: Generated<number>;
  next_at: Date | null;
  created_at: Date;
}

export interface WebhookAttemptTable {
  delivery_id: string;
  ordinal: number;
  at: Date;
  duration_ms: number;
  status: number | null;
  error: string | null;
  request_headers: Json<Readonly<Record<string, string>>>;
  reply: string | null;
}
