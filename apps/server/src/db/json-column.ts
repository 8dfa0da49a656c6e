import type { ColumnType } from 'kysely';

/** Json: a value when read, text when written. */
export type Json<Value> = ColumnType<Value, string, string>;
