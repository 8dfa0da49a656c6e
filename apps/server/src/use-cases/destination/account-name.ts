/** Marks that a keyboard may lack are taken off, and what separates words does not count. */
function wordsOf(name: string): readonly string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * Is the holder of an account the player? The words of both names in any order; where one leaves middle names out, two
 * words have to be the same.
 */
export function isSameName(holder: string, player: string): boolean {
  const [one, other] = [new Set(wordsOf(holder)), new Set(wordsOf(player))];
  const [shorter, longer] = one.size <= other.size ? [one, other] : [other, one];
  if (shorter.size === 0 || ![...shorter].every((word) => longer.has(word))) return false;
  return shorter.size === longer.size || shorter.size >= 2;
}
