import { expect, it, vi } from 'vitest';

const pageThat = (type: string | undefined) => ({
  getEntriesByType: () => (type === undefined ? [] : [{ type } as unknown as PerformanceEntry]),
});

it.each([
  ['reload', [true, false]],
  ['navigate', [false, false]],
  ['back_forward', [false, false]],
  [undefined, [false, false]],
])('after %s the first cashier alone is told of a reload, if there was one', async (type, told) => {
  vi.resetModules();
  const { takeReload } = await import('./reload.ts');
  expect([takeReload(pageThat(type)), takeReload(pageThat(type))]).toEqual(told);
});
