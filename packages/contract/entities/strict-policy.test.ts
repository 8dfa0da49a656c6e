import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { parentData } from '../host/parent-data.ts';
import { pushes } from '../pushes/registry.ts';
import { methodList } from './payment-method.ts';

afterEach(() => vi.restoreAllMocks());

it('reads data without making code of it, which the page’s policy forbids', () => {
  const made = vi.spyOn(globalThis, 'Function');
  z.safeParse(parentData, { user: { name: 'Ana' }, bonusList: [] });
  z.safeParse(methodList, { country: 'DE', currency: 'EUR', methods: [] });
  z.safeParse(pushes['deposit.status'], { depositId: 'd', status: 1, updatedAt: '2026-01-01T00:00:00Z' });
  expect(made).not.toHaveBeenCalled();
});
