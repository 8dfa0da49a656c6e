import { expect, it } from 'vitest';
import { videoGuideOf } from './video-guide.ts';

const guides = { ru_RU: 'ru', en_RU: 'en', 'hi-IN_IN': 'hindi', en_IN: 'india', bn_BD: 'bn' };

it.each([
  ['ru', 'RU', 'ru'],
  ['en', 'IN', 'india'],
  ['hi-IN', 'IN', 'hindi'],
  ['de', 'RU', 'en'],
  ['bn', 'IN', 'india'],
  ['bn', 'PK', 'bn'],
  ['de', 'BD', undefined],
])('in %s from %s is %s', (locale, country, guide) => {
  expect(videoGuideOf({ video_guide_url: guides }, locale, country)).toBe(guide);
});

it('is none for a method without guides', () => {
  expect(videoGuideOf({}, 'en', 'RU')).toBeUndefined();
});
