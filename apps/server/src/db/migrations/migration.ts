/** A step of the schema. Once released it is never changed: a later one mends it. */
export interface Migration {
  /** Sorts by its number; also the record's key. */
  readonly name: string;
  readonly statements: readonly string[];
}
