import type { PaymentKindDefinition } from '../payment-kind.ts';

/** The hosted page: the merchant sends the payer's browser there. */
export const redirectKind: PaymentKindDefinition = {
  title: 'Hosted page',
  sees: 'The sandbox bank’s page, where the player pays, declines, pays late or closes.',
  lifeMinutes: 30,
  instruction: ({ id }, { publicUrl }) => ({
    kind: 'redirect',
    url: `${publicUrl}/pay/${id}`,
    httpMethod: 'GET',
  }),
};
