import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { MethodsState } from './methods.ts';
import { tellMissingIcons } from './missing-icons.ts';
import { settle } from './testing/test-clock.ts';
import { createTestHost } from './testing/test-edges.ts';
import { method, methodList } from './testing/test-methods.ts';

const sprite = '<svg><symbol id="visa" viewBox="0 0 40 40"/><symbol viewBox="0 0 40 40" id="pix"/></svg>';

function begin(fetchSprite: () => Promise<string>, ...names: readonly string[]) {
  const { host, payloads } = createTestHost();
  const listOf = (...icons: readonly string[]) => methodList(...icons.map((icon) => method(icon)));
  const methods = createStore<MethodsState>(() => ({
    status: 'ready',
    list: listOf(...names),
    tiles: [],
    popular: [],
    query: '',
    visibleTiles: [],
  }));
  tellMissingIcons({ fetchSprite, methods, host });
  return {
    told: () => payloads('displayError'),
    show: (...icons: readonly string[]) => methods.setState({ list: listOf(...icons) }),
  };
}

it('tells the host of an icon that the sprite lacks, by its name and once', async () => {
  let fetches = 0;
  const { told, show } = begin(
    async () => {
      fetches += 1;
      return sprite;
    },
    'visa',
    'gone',
  );
  await settle();
  expect(told()).toEqual([{ message: 'Unable to fetch icon gone' }]);
  show('gone', 'pix', 'lost');
  await settle();
  expect(told().slice(1)).toEqual([{ message: 'Unable to fetch icon lost' }]);
  expect(fetches).toBe(1);
});

it('tells of all of them where the sprite can’t be had, but does not flood the host, and tries anew', async () => {
  let isDown = true;
  const many = Array.from({ length: 30 }, (_, index) => `icon${index}`);
  const { told, show } = begin(
    async () => {
      if (isDown) throw new Error('404');
      return sprite;
    },
    ...many.slice(0, 3),
  );
  await settle();
  expect(told()).toHaveLength(3);
  isDown = false;
  show('visa');
  await settle();
  expect(told()).toHaveLength(3);
  show(...many);
  await settle();
  expect(told()).toHaveLength(20);
});

it('asks for nothing while there is no list', async () => {
  let fetches = 0;
  const { told } = begin(async () => {
    fetches += 1;
    return sprite;
  });
  await settle();
  expect([fetches, told()]).toEqual([0, []]);
});
