/** A one-time code on its way to the player. Amounts in minor units. */
export interface CodeDelivery {
  readonly brand: string;
  readonly playerId: string;
  readonly withdrawalId: string;
  readonly code: string;
  readonly expiresAt: Date;
  readonly minor: bigint;
  readonly currency: string;
  /** Masked. */
  readonly destination: string;
  readonly language: string;
}

/** Brings a code to the player, by whatever way the operator has to reach them. It is neither kept nor logged. */
export interface CodeSender {
  /** False where it can't be told that the code arrived: the player asks for another. Never throws. */
  send(delivery: CodeDelivery): Promise<boolean>;
}
