import type { ControlAction } from './actions.ts';

/** An action in words: its button, what happens, and what the player sees of it. */
export interface ActionText {
  readonly label: string;
  readonly does: string;
  readonly player: string;
  readonly look?: 'chip-good' | 'chip-bad' | 'chip-quiet';
  /** What the body may carry. */
  readonly takes?: 'amount' | 'seconds' | 'blocks';
}

export const actionTexts: Readonly<Record<ControlAction, ActionText>> = {
  pay: {
    label: 'Pay',
    does: 'The payer pays, with all that the amount’s scenario makes of it.',
    player: 'The deposit arrives, or what the scenario says.',
    look: 'chip-good',
  },
  confirm: {
    label: 'Confirm',
    does: 'Pays what is open: in time, as a top-up, or late. Crypto gets all its confirmations at once.',
    player: 'The deposit arrives.',
    look: 'chip-good',
  },
  underpay: {
    label: 'Underpay',
    does: 'Pays less, a tenth less without an amount. Of crypto less is seen on the chain, not confirmed yet.',
    player: 'What arrived is credited, or held for an agent by the method’s tolerance.',
    takes: 'amount',
  },
  overpay: {
    label: 'Overpay',
    does: 'Pays more, a tenth more without an amount. Of crypto more is seen on the chain, not confirmed yet.',
    player: 'What arrived is credited, or held for an agent by the method’s tolerance.',
    takes: 'amount',
  },
  send: {
    label: 'Send',
    does: 'A transfer is seen on the chain with no confirmation. When all is paid: a second payment to the same address.',
    player: 'The transaction is recognised; its confirmations begin to count.',
    look: 'chip-good',
    takes: 'amount',
  },
  'confirm-block': {
    label: 'Confirm a block',
    does: 'Each transfer that waits gets one confirmation more; with the required ones it is paid.',
    player: 'The count of confirmations rises; with the last one the deposit arrives.',
    look: 'chip-good',
    takes: 'blocks',
  },
  reorganise: {
    label: 'Reorganise',
    does: 'The chain drops the blocks: confirmations fall back to none.',
    player: 'The count starts again. Nothing is lost.',
    look: 'chip-bad',
  },
  'wrong-network': {
    label: 'Wrong network',
    does: 'The whole arrives on another network and matches nothing: failed with wrong_network, the money held. Confirm recovers it, late.',
    player: 'The deposit fails with a word about the network; after a recovery it arrives late.',
    look: 'chip-bad',
  },
  delay: {
    label: 'Delay 10 s',
    does: 'Pending now, paid by itself after some seconds, ten without a number.',
    player: 'The deposit waits, then arrives.',
    takes: 'seconds',
  },
  fail: {
    label: 'Fail',
    does: 'The bank refuses: failed_by_bank.',
    player: 'The deposit failed, and may be tried again.',
    look: 'chip-bad',
  },
  expire: {
    label: 'Expire',
    does: 'Its time is up. Money that comes later is taken, late.',
    player: 'The deposit expired.',
  },
  refund: {
    label: 'Refund',
    does: 'The merchant gives back an amount, or all that is left.',
    player: 'The balance falls by it.',
    takes: 'amount',
  },
  chargeback: {
    label: 'Charge back',
    does: 'The payer’s bank takes back an amount, or all that is left.',
    player: 'The balance falls by it, below zero if it was spent.',
    look: 'chip-bad',
    takes: 'amount',
  },
  'chargeback-won': {
    label: 'Charge back won',
    does: 'The merchant wins the latest charge back, and its money comes back.',
    player: 'The balance rises again.',
  },
  duplicate: {
    label: 'Duplicate',
    does: 'Sends the last webhook again under the same id; where there is none yet, the next one twice.',
    player: 'Nothing: a webhook twice counts once.',
    look: 'chip-quiet',
  },
  reorder: {
    label: 'Reorder',
    does: 'Holds back the next two webhooks, 30 seconds at most, and sends them in the wrong order.',
    player: 'The same end: the order of webhooks does not matter.',
    look: 'chip-quiet',
  },
};
