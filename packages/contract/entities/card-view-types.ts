/** How a method is presented. The numbers are the wire's. */
export const cardViewTypes = {
  default: 0,
  card: 1,
  cardWalletOnly: 2,
  india: 3,
  cardMultipleType: 4,
  p2p: 5,
  pix: 6,
  eazype: 7,
  virtual: 8,
  bankTransfer: 9,
  onramp: 13,
  cash: 20,
} as const;
export type CardViewName = keyof typeof cardViewTypes;
export type CardViewType = (typeof cardViewTypes)[CardViewName];
