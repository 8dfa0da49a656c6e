let isMountedBefore = false;

/** Your page was loaded anew, and this is the first cashier in it since; asked once for each cashier. */
export function takeReload(performance: Pick<Performance, 'getEntriesByType'>): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFirst = !isMountedBefore;
  isMountedBefore = true;
  return isFirst && navigation?.type === 'reload';
}
