import { describe, expect, it } from 'vitest';
import { createBadges } from './badges.ts';

function begin(answer: (address: string) => string = () => ' 24/7\n') {
  const asked: string[] = [];
  const badges = createBadges({
    fetchText: async (address) => {
      asked.push(address);
      return answer(address);
    },
    product: 'cashier',
    ownOrigin: 'https://pay.example',
    allowedOrigins: ['https://play.example'],
  });
  return { badges, asked };
}

describe('a badge', () => {
  it.each([
    ['/badges/x.txt', 'https://pay.example/cashier/badges/x.txt'],
    ['https://pay.example/x', 'https://pay.example/x'],
    ['https://play.example/x', 'https://play.example/x'],
  ])('at %s is fetched once from %s', async (badge, address) => {
    const { badges, asked } = begin();
    expect(await badges.textOf(badge)).toBe('24/7');
    expect(await badges.textOf(badge)).toBe('24/7');
    expect(asked).toEqual([address]);
  });

  it.each([
    'https://evil.example/x',
    'https://play.example.evil.example/x',
    'https://user:pass@play.example/x',
    'http://play.example/x',
    '//evil.example/x',
    '/\\evil.example/x',
    'javascript:alert(1)',
    'x.txt',
  ])('at %s is never fetched', async (badge) => {
    const { badges, asked } = begin();
    expect(await badges.textOf(badge)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it.each(['', '   ', 'a text that is far too long for a badge'])('of “%s” is none', async (text) => {
    expect(await begin(() => text).badges.textOf('/x')).toBeUndefined();
  });

  it('that can’t be had is none, until it can', async () => {
    let isDown = true;
    const { badges } = begin(() => {
      if (isDown) throw new Error('404');
      return 'New';
    });
    expect(await badges.textOf('/x')).toBeUndefined();
    isDown = false;
    expect(await badges.textOf('/x')).toBe('New');
  });
});
