import { expect, it } from 'vitest';
import { iconIds, iconSprite } from './sprite.ts';

it('draws every icon once and fetches nothing', () => {
  const sprite = iconSprite();
  for (const id of iconIds) expect(sprite.split(`<symbol id="${id}"`)).toHaveLength(2);
  expect(sprite).not.toMatch(/href|url\(|<script|<style| style=/);
});
