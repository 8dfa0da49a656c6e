import type { SandboxParts } from '../parts.ts';
import type { ActOutcome } from '../payments/desk.ts';
import { type ActionInput, actionRule, type ControlAction } from './actions.ts';

/**
 * Does an action of the control page. `duplicate` sends the last event again, or the next one twice where there is
 * none yet; `reorder` holds back the next two and sends them in the wrong order.
 */
export async function act(
  { books, desk, outbox }: SandboxParts,
  paymentId: string,
  action: ControlAction,
  input: ActionInput,
): Promise<ActOutcome> {
  // The payer's own way has follow-ups that the amount's scenario asks for.
  const outcome =
    action === 'pay' ? await desk.payerPays(paymentId) : await desk.act(paymentId, actionRule(action, input));
  const payment = books.payment(paymentId);
  if (outcome.kind !== 'done' || !payment) return outcome;
  if (action === 'reorder') outbox.reorderNext(paymentId);
  if (action === 'duplicate') {
    const last = payment.events.at(-1);
    if (last) outbox.resend(last);
    else outbox.duplicateNext(paymentId);
  }
  return outcome;
}
