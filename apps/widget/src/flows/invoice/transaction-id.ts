/** The name under which a claim carries what the player's wallet gave them. */
export const transactionIdField = 'transaction_id';

const pattern = /^[A-Z0-9]{6,20}$/;

/** A wallet's transaction id as it is sent, in capitals and without blanks; undefined when it can be none. */
export function transactionIdOf(typed: string): string | undefined {
  const id = typed.replace(/[\s-]/g, '').toUpperCase();
  return pattern.test(id) ? id : undefined;
}
