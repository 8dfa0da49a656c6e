/** Whose cards and accounts, of which method. */
export interface InstrumentOwner {
  readonly brand: string;
  readonly playerId: string;
  readonly method: string;
}

/** Whose, of any of these methods. */
export interface InstrumentQuery {
  readonly brand: string;
  readonly playerId: string;
  readonly methods: readonly string[];
}

/** A card or account that a provider remembers, as it may be shown: no token. */
export interface ShownInstrument {
  readonly id: string;
  readonly provider: string;
  readonly label: string;
  readonly brand: string | undefined;
}

/** What only the provider may be told. */
export interface InstrumentToken {
  readonly provider: string;
  readonly token: string;
}

export interface NewInstrument extends InstrumentToken {
  readonly id: string;
  readonly label: string;
  readonly brand: string | undefined;
}

export interface Instruments {
  /** Remembers one, or shows a known one's newest label. */
  save(owner: InstrumentOwner, instrument: NewInstrument, at: Date): Promise<void>;
  /** The player's own, last used first. */
  list(of: InstrumentQuery): Promise<readonly ShownInstrument[]>;
  find(of: InstrumentQuery, id: string): Promise<InstrumentToken | undefined>;
}
