import { expect, it } from 'vitest';
import { createTestHost } from '../flows/testing/test-edges.ts';
import { tellUncaught, type UncaughtSource } from './uncaught.ts';

function begin() {
  const { host, payloads } = createTestHost();
  const window = new EventTarget();
  tellUncaught(window as unknown as UncaughtSource, host);
  return {
    happen: (type: string, details: object) => window.dispatchEvent(Object.assign(new Event(type), details)),
    told: () => payloads('displayError'),
  };
}

it('tells the host of errors and rejections that nobody caught, with message and stack', () => {
  const { happen, told } = begin();
  const error = new Error('broken');
  happen('error', { error, message: 'Uncaught Error: broken' });
  happen('unhandledrejection', { reason: error });
  expect(told()).toEqual([
    { message: 'broken', stack: error.stack },
    { message: 'broken', stack: error.stack },
  ]);
});

it('has words for whatever was thrown', () => {
  const { happen, told } = begin();
  happen('error', { error: null, message: 'Script error.' });
  happen('unhandledrejection', { reason: undefined });
  happen('unhandledrejection', { reason: new Error('') });
  expect(told()).toMatchObject([
    { message: 'Script error.' },
    { message: 'undefined' },
    { message: 'Unknown error' },
  ]);
});

it('does not flood the host with an error that comes again and again', () => {
  const { happen, told } = begin();
  for (let time = 0; time < 100; time += 1) happen('error', { error: new Error('again'), message: '' });
  expect(told()).toHaveLength(20);
});
