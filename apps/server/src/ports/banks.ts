/** The bank that issued a card. */
export interface Bank {
  readonly id: string;
  readonly name: string;
}

export interface Banks {
  /** By the first six to eight digits of a card's number; nothing where nobody told us whose they are. */
  findByBin(bin: string): Bank | undefined;
}
