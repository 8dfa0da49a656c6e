import type { ReplyOf } from '@opencashier/contract/calls/define-call';
import type { sweepstakeBoxes } from '@opencashier/contract/calls/sweepstake-boxes';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { Box, SweepstakeLinks } from '@opencashier/contract/entities/sweepstake';
import type { StoreApi } from 'zustand/vanilla';

/** The coin packages on sale, as the server lists them. */
export type BoxesReply = ReplyOf<typeof sweepstakeBoxes>;

export interface BoxesState {
  /**
   * `empty`: nothing is on sale here, and the flow goes to the Empty page by itself. `failed`: nobody could tell; the
   * list is empty until another try.
   */
  readonly status: 'loading' | 'ready' | 'empty' | 'failed';
  /** False where the server says that sweepstakes are forbidden where the player is. */
  readonly isAllowed: boolean;
  readonly boxes: readonly Box[];
  readonly links: SweepstakeLinks;
  readonly chosen: Box | undefined;
}

/** Coin packages: which there are, which was chosen, and what it is paid with. */
export interface BoxesFlow {
  readonly store: StoreApi<BoxesState>;
  /** Asks now; packages that are shown already stay unless they differ. */
  load(): Promise<void>;
  /** Chooses a package and goes on to the ways to pay for it. */
  choose(box: Box): void;
  /** A coin to pay with: it stays on the page, and in its address for a reload. */
  chooseCoin(method: PaymentMethod): void;
  /** To the coins of the list, with the package in the address. */
  showCoins(): void;
  /** From the click: buys the chosen package by the chosen coin; without a package it is told instead. */
  buy(values: Readonly<Record<string, string>>): Promise<void>;
}
