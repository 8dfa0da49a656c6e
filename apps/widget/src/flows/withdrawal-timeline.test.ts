import type { WithdrawalStage } from '@opencashier/contract/entities/transaction';
import { expect, it } from 'vitest';
import { withdrawal } from './testing/test-transaction.ts';
import { timelineOf } from './timeline.ts';

const at = (minute: number) => `2026-11-21T10:0${minute}:00Z`;
const been = (...stages: WithdrawalStage[]) => stages.map((stage, minute) => ({ stage, at: at(minute) }));
const told = (transaction: Parameters<typeof timelineOf>[0]) =>
  timelineOf(transaction, 'withdrawal').map(({ name, state }) => `${name} ${state}`);

it('shows the whole way before the server’s first word', () => {
  expect(told(undefined)).toEqual([
    'requested current',
    'review ahead',
    'approved ahead',
    'sent ahead',
    'settled ahead',
  ]);
});

it('shows a code only where one is or was asked for', () => {
  expect(told(withdrawal({ stage: 'confirm', stages: been('requested', 'confirm') }))).toContain(
    'confirm current',
  );
  expect(told(withdrawal({ stage: 'review', stages: been('requested', 'confirm', 'review') }))).toEqual([
    'requested done',
    'confirm done',
    'review current',
    'approved ahead',
    'sent ahead',
    'settled ahead',
  ]);
  expect(told(withdrawal({ stage: 'review', stages: been('requested', 'review') }))).not.toContain(
    'confirm done',
  );
});

it('tells since when it stands where', () => {
  const steps = timelineOf(
    withdrawal({ stage: 'sent', stages: been('requested', 'review', 'approved', 'sent') }),
  );
  expect(steps.find(({ name }) => name === 'sent')).toEqual({ name: 'sent', state: 'current', at: at(3) });
  expect(steps.at(-1)).toEqual({ name: 'settled', state: 'ahead' });
});

it('is done with everything once it is settled', () => {
  const steps = timelineOf(withdrawal({ stage: 'settled', status: 'processed', stages: been('requested') }));
  expect(new Set(steps.map(({ state }) => state))).toEqual(new Set(['done']));
});

it.each(['rejected', 'failed', 'returned'] as const)('ends with %s after where it was', (stage) => {
  expect(told(withdrawal({ stage, status: 'mistaked', stages: been('requested', 'review', stage) }))).toEqual(
    ['requested done', 'review done', `${stage} failed`],
  );
});

it('does not call a step done that was broken off by taking the withdrawal back', () => {
  const canceled = (...before: WithdrawalStage[]) =>
    told(withdrawal({ stage: 'canceled', status: 'mistaked', stages: been(...before, 'canceled') }));
  expect(canceled('requested', 'confirm')).toEqual(['requested done', 'canceled failed']);
  expect(canceled('requested', 'confirm', 'review')).toEqual([
    'requested done',
    'confirm done',
    'canceled failed',
  ]);
  expect(canceled('requested')).toEqual(['requested done', 'canceled failed']);
});
