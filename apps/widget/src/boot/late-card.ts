import type { CardSealer } from '../flows/deposit/card-sealer.ts';

/** Its code comes with the first card that is sent. */
export const sealCard: CardSealer = async (key, fields) =>
  (await import('../flows/deposit/seal-card.ts')).sealCard(key, fields);
