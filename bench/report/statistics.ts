/**
 * The middle of the values; of an even number the mean of the two in the middle.
 * @throws RangeError without values
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, two) => one - two);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (low === undefined || high === undefined) throw new RangeError('There is no median of nothing.');
  return (low + high) / 2;
}

/** Least and greatest value, as `12–15`. */
export function range(values: readonly number[]): string {
  return `${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))}`;
}
