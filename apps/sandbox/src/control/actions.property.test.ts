import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fact, type FactOf, isOfPayout } from '../books/fact.ts';
import { applyFact, directionOf, openPayment, type Payment, received } from '../payments/payment.ts';
import { manualRuntime } from '../testing/manual-runtime.ts';
import { actionRule, type ControlAction, controlActions, possibleActions } from './actions.ts';

const base = {
  type: 'payment.created',
  at: '2026-01-15T12:00:00.000Z',
  paymentId: 'pay_1',
  reference: 'dep_1',
  fingerprint: 'x',
  amount: '5000',
  account: 'main',
  currency: 'EUR',
  country: 'DE',
  returnUrl: 'https://merchant.example/',
  webhookUrl: 'https://merchant.example/',
  expiresAt: '2026-01-15T14:00:00.000Z',
} as const;
const bitcoin: FactOf<'payment.created'> = {
  ...base,
  instruction: 'crypto',
  method: 'crypto-btc',
  traits: { asset: 'BTC', network: 'Bitcoin', rate: '57600', units: '86806' },
};
const hosted: FactOf<'payment.created'> = { ...base, instruction: 'redirect', method: 'redirect' };

interface Step {
  readonly action: ControlAction;
  readonly amount: string | undefined;
  readonly blocks: number | undefined;
}

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...controlActions),
  amount: fc.option(fc.bigInt(1n, 9_000n).map(String), { nil: undefined }),
  blocks: fc.option(fc.integer({ min: 1, max: 7 }), { nil: undefined }),
});

function happened(before: Payment, facts: readonly Fact[]): Payment {
  return facts.reduce((payment, fact) => {
    const isOther = fact.type === 'payment.created' || fact.type === 'delivery.attempted' || isOfPayout(fact);
    return isOther ? payment : applyFact(payment, fact);
  }, before);
}

function expectSound(payment: Payment): void {
  const sum = (way: 'in' | 'out', transactionId: string) =>
    payment.movements
      .filter((each) => each.transactionId === transactionId && directionOf(each.kind) === way)
      .reduce((total, { minor }) => total + minor, 0n);
  // Nothing is given back that did not come, and every movement has an id of its own.
  for (const { transactionId } of payment.movements) {
    expect(sum('out', transactionId)).toBeLessThanOrEqual(sum('in', transactionId));
  }
  const ids = payment.movements.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // What the events tell is what the books have.
  const told = payment.events
    .filter((event) => event.type === 'payment.paid')
    .reduce((total, { amount }) => total + BigInt(amount), 0n);
  expect(told).toBe(received(payment));
  for (const { confirmations, required, isCredited } of payment.transfers) {
    expect(confirmations).toBeGreaterThanOrEqual(isCredited ? required : 0);
    if (!isCredited) expect(confirmations).toBeLessThan(required);
  }
  // A transfer is credited once.
  const credited = payment.events.flatMap((event) =>
    event.type === 'payment.paid' && event.chain ? [event.chain.txid] : [],
  );
  expect(new Set(credited).size).toBe(credited.length);
}

describe('any actions in any order', () => {
  it.each([
    ['a crypto payment', bitcoin],
    ['a payment on the hosted page', hosted],
  ])('keep %s sound', (_, details) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const runtime = manualRuntime();
        let payment = openPayment(details);
        for (const { action, amount, blocks } of steps) {
          runtime.advance(1_000);
          const input = {
            ...(amount === undefined ? {} : { amount }),
            ...(blocks === undefined ? {} : { blocks }),
          };
          const decision = actionRule(action, input)(runtime, payment);
          if (decision.kind === 'happens') payment = happened(payment, decision.facts);
          expectSound(payment);
          // What is offered can be done.
          for (const offered of possibleActions(runtime, payment)) {
            expect(actionRule(offered)(runtime, payment).kind).toBe('happens');
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
