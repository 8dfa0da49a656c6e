import { expect, it } from 'vitest';
import { accountNameOf } from './account-name.ts';

const ana = { id: 7, name: 'Ana Silva', email: 'ana@mail.example' };

it('names the account in a tab of its own by all that tells it from another', () => {
  expect(accountNameOf('standalone', ana)).toBe('Ana Silva · ana@mail.example');
  expect(accountNameOf('standalone', { id: 7, name: 'Ana Silva', email: null })).toBe('Ana Silva');
  expect(accountNameOf('standalone', { id: 7, email: 'ana@mail.example' })).toBe('ana@mail.example');
  expect(accountNameOf('standalone', { id: 7 })).toBe('7');
  expect(accountNameOf('standalone', undefined)).toBeUndefined();
});

it.each(['frame', 'ios', 'android', 'reactNative'] as const)('leaves it to the host in %s', (kind) => {
  expect(accountNameOf(kind, ana)).toBeUndefined();
});
