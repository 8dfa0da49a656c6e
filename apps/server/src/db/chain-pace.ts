import { chains } from '@opencashier/contract/constants';

const paces = JSON.stringify(
  Object.fromEntries(Object.entries(chains).map(([name, { pollIntervalMs }]) => [name, pollIntervalMs])),
);

/** SQL over a row of deposit: how long until its chain is asked about again; null where it pays by no known chain. */
export const chainPace = `('${paces}'::jsonb ->> (instruction -> 'invoice' ->> 'chain'))::int * interval '1 millisecond'`;
