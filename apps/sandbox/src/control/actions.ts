import * as z from 'zod/mini';
import {
  confirmBlocks,
  reorganise,
  send,
  sendOff,
  sendOnWrongNetwork,
} from '../payments/crypto/transfers.ts';
import type { Payment } from '../payments/payment.ts';
import { type Decision, happens, type RuleContext, refused } from '../payments/rules/decision.ts';
import { expire, fail } from '../payments/rules/end.ts';
import { type PayHow, promise } from '../payments/rules/pay.ts';
import { payBy, payByPayer } from '../payments/rules/payer.ts';
import { reverse, winChargeback } from '../payments/rules/reverse.ts';

/** Everything that can be done to an operation from the control page and its API. */
export const controlActions = [
  'pay',
  'confirm',
  'underpay',
  'overpay',
  'send',
  'confirm-block',
  'reorganise',
  'wrong-network',
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

/** What an action may carry: an amount in minor units, how long to delay, how many blocks. */
export const actionInput = z.object({
  amount: z.optional(z.string().check(z.regex(/^[1-9]\d{0,29}$/))),
  seconds: z.optional(z.number().check(z.minimum(0), z.maximum(86_400))),
  blocks: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
});
export type ActionInput = z.infer<typeof actionInput>;

const defaultDelaySeconds = 10;
const noChain = refused('no_chain', 'Only crypto payments have a chain.');

function payOff(context: RuleContext, payment: Payment, how: PayHow): Decision {
  const isOnChain = payment.details.instruction === 'crypto';
  return isOnChain ? sendOff(context, payment, how) : payBy(context, payment, how);
}

function onChain(
  context: RuleContext,
  payment: Payment,
  rule: (context: RuleContext, payment: Payment) => Decision,
) {
  return payment.details.instruction === 'crypto' ? rule(context, payment) : noChain;
}

/** What an action makes of a payment. Those on webhooks alone change no payment. */
export function actionRule(action: ControlAction, input: ActionInput = {}) {
  const minor = input.amount === undefined ? undefined : BigInt(input.amount);
  const amount = minor === undefined ? {} : { minor };
  return (context: RuleContext, payment: Payment): Decision => {
    switch (action) {
      case 'pay':
        return payByPayer(context, payment);
      case 'confirm':
        return payBy(context, payment);
      case 'underpay':
        return payOff(context, payment, { kind: 'part', ...amount });
      case 'overpay':
        return payOff(context, payment, { kind: 'more', ...amount });
      case 'send':
        return onChain(context, payment, (...both) => send(...both, minor));
      case 'confirm-block':
        return onChain(context, payment, (...both) => confirmBlocks(...both, input.blocks));
      case 'reorganise':
        return onChain(context, payment, reorganise);
      case 'wrong-network':
        return onChain(context, payment, sendOnWrongNetwork);
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
