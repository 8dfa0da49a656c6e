import { expect, it } from 'vitest';
import { platformOf } from './frame-platform.ts';

const wide = (innerWidth: number, userAgent = '') => ({ innerWidth, navigator: { userAgent } as Navigator });

it('is a desktop from 768 pixels of the frame’s own width on', () => {
  expect(platformOf(wide(767), 'frame')).toBe('mobile');
  expect(platformOf(wide(768), 'frame')).toBe('desktop');
  expect(platformOf(wide(320), 'standalone')).toBe('mobile');
});

it('is the app’s system in a web view, whatever its width', () => {
  expect(platformOf(wide(1200), 'ios')).toBe('ios');
  expect(platformOf(wide(1200), 'android')).toBe('android');
  expect(platformOf(wide(1200, 'Linux; Android 15'), 'reactNative')).toBe('android');
});
