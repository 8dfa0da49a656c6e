/** May the field stay empty? Most wallets need no memo; only the receiver knows. */
export function isOptionalField(name: string): boolean {
  return name === 'memo';
}
