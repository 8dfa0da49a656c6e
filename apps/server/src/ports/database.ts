/** One statement. A named one is prepared once per connection: for hot paths. `$1` is the first value. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly name?: string;
}

/**
 * Something that runs statements: the database itself or one transaction. 64-bit integers come as bigint, timestamps as
 * Date, json as values; json goes in as text (`JSON.stringify`), since drivers differ over arrays.
 */
export interface Sql {
  run<Row extends object>(statement: Statement): Promise<readonly Row[]>;
}

export interface Database extends Sql {
  readonly kind: 'postgres' | 'embedded';
  /** One statement that is a transaction by itself, run again where the database asks for it: for hot paths. */
  call<Row extends object>(statement: Statement): Promise<readonly Row[]>;
  /**
   * All or nothing. `work` runs again where the database asks for it (serialisation failure, deadlock), so it may have
   * no other effects than those in the transaction.
   */
  transaction<Value>(work: (sql: Sql) => Promise<Value>): Promise<Value>;
  /** Waits for what is under way and lets go of connections and locks. */
  close(): Promise<void>;
}
