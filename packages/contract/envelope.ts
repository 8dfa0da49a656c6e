import * as z from 'zod/mini';

// Apart from the list of error codes, which whoever reads answers does not need: it would travel with every visit.

export const contractError = z.object({
  code: z.string(),
  message: z.string(),
  details: z.optional(z.unknown()),
});
export type ContractErrorBody = z.infer<typeof contractError>;

/** The one envelope of every reply, on HTTP and on the socket. */
export type Envelope<Data> =
  | { readonly status: number; readonly data: Data }
  | { readonly status: number; readonly error: ContractErrorBody };

export const failureEnvelope = z.object({ status: z.number(), error: contractError });
