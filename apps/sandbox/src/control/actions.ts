import * as z from 'zod/mini';
import type { Payment } from '../payments/payment.ts';
import { type Decision, happens, type RuleContext } from '../payments/rules/decision.ts';
import { expire, fail } from '../payments/rules/end.ts';
import { pay, promise } from '../payments/rules/pay.ts';
import { reverse, winChargeback } from '../payments/rules/reverse.ts';

/** Everything that can be done to an operation from the control page and its API. */
export const controlActions = [
  'confirm',
  'underpay',
  'overpay',
  'delay',
  'fail',
  'expire',
  'refund',
  'chargeback',
  'chargeback-won',
  'duplicate',
  'reorder',
] as const;
export const controlAction = z.enum(controlActions);
export type ControlAction = z.infer<typeof controlAction>;

/** What an action may carry: an amount in minor units, or how long to delay. */
export const actionInput = z.object({
  amount: z.optional(z.string().check(z.regex(/^[1-9]\d{0,29}$/))),
  seconds: z.optional(z.number().check(z.minimum(0), z.maximum(86_400))),
});
export type ActionInput = z.infer<typeof actionInput>;

const defaultDelaySeconds = 10;

/** What an action makes of a payment. Those on webhooks alone change no payment. */
export function actionRule(action: ControlAction, input: ActionInput = {}) {
  const minor = input.amount === undefined ? undefined : BigInt(input.amount);
  const amount = minor === undefined ? {} : { minor };
  return (context: RuleContext, payment: Payment): Decision => {
    switch (action) {
      case 'confirm':
        return pay(context, payment);
      case 'underpay':
        return pay(context, payment, { kind: 'part', ...amount });
      case 'overpay':
        return pay(context, payment, { kind: 'more', ...amount });
      case 'delay':
        return promise(context, payment, (input.seconds ?? defaultDelaySeconds) * 1_000);
      case 'fail':
        return fail(context, payment, 'failed_by_bank');
      case 'expire':
        return expire(context, payment);
      case 'refund':
        return reverse(context, payment, 'payment.refunded', minor);
      case 'chargeback':
        return reverse(context, payment, 'payment.charged_back', minor);
      case 'chargeback-won':
        return winChargeback(context, payment);
      case 'duplicate':
      case 'reorder':
        return happens();
    }
  };
}

/** Actions that would change something now, found by trying each on paper. */
export function possibleActions(context: RuleContext, payment: Payment): readonly ControlAction[] {
  const dry = { clock: context.clock, ids: { next: () => 'dry' } };
  return controlActions.filter((action) => {
    if (action === 'duplicate' || action === 'reorder') return true;
    const decision = actionRule(action)(dry, payment);
    return decision.kind === 'happens' && decision.facts.length > 0;
  });
}
