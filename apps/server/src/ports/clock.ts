/** The only source of time and of new ids, so that tests decide over both. */
export interface Clock {
  now(): Date;
}

/** Makes ids such as `dep_…`: sortable by time, 128 bits, unguessable. */
export interface Ids {
  next(prefix: string): string;
}
