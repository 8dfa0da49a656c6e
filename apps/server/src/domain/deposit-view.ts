import {
  type DepositStatusName,
  socketStatus,
  type TransactionStatus,
} from '@opencashier/contract/entities/transaction';
import { type DepositMark, type DepositState, unpaidDepositStates } from './deposit-state.ts';

/** What the player's side sees of a state: the word, the status name and the socket's number. */
export interface PlayerStatus {
  readonly status: TransactionStatus;
  readonly depositStatus: DepositStatusName;
  readonly socket: number;
}

const waiting: PlayerStatus = { status: 'waiting', depositStatus: 'WAITING', socket: socketStatus.waiting };
const canceled: PlayerStatus = {
  status: 'mistaked',
  depositStatus: 'CANCELED',
  socket: socketStatus.mistaked,
};

const byState: Readonly<Record<DepositState, PlayerStatus>> = {
  created: waiting,
  pending: waiting,
  paid: waiting,
  credited: { status: 'processed', depositStatus: 'PAYED', socket: socketStatus.processed },
  failed: canceled,
  canceled,
  expired: { status: 'mistaked', depositStatus: 'AUTO_CANCELED', socket: socketStatus.mistaked },
};

export function playerStatusOf(state: DepositState): PlayerStatus {
  return byState[state];
}

/** What marks follow from. Amounts in minor units. */
export interface Marked {
  readonly state: DepositState;
  readonly payableMinor: bigint;
  readonly creditedMinor: bigint;
  readonly reversedMinor: bigint;
  readonly isLate: boolean;
  readonly isHeld: boolean;
}

/** What is out of the ordinary about a deposit. Under- and overpaid tell what was credited from what was payable. */
export function marksOf(deposit: Marked): readonly DepositMark[] {
  const isCredited = deposit.state === 'credited';
  const marks: readonly (readonly [DepositMark, boolean])[] = [
    ['late', deposit.isLate],
    ['underpaid', isCredited && deposit.creditedMinor < deposit.payableMinor],
    ['overpaid', isCredited && deposit.creditedMinor > deposit.payableMinor],
    ['reversed', deposit.reversedMinor > 0n],
    ['held', deposit.isHeld],
  ];
  return marks.filter(([, isSet]) => isSet).map(([mark]) => mark);
}

/** Seconds left to pay by our clock, never below zero; nothing once nothing is to be paid. */
export function secondsLeft(
  deposit: { readonly state: DepositState; readonly expiresAt: Date },
  now: Date,
): number | undefined {
  if (!unpaidDepositStates.includes(deposit.state)) return undefined;
  return secondsUntil(deposit.expiresAt, now);
}

/** Whole seconds, never below zero. */
export const secondsUntil = (end: Date, now: Date): number =>
  Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));

/** A first part is credited, nothing of it was taken back or is held, and there is still time to send the rest. */
export const acceptsRest = (deposit: Marked & { readonly expiresAt: Date }, now: Date): boolean =>
  marksOf(deposit).every((mark) => mark === 'underpaid' || mark === 'late') &&
  marksOf(deposit).includes('underpaid') &&
  deposit.expiresAt > now;
