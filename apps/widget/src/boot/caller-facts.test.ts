import { storageKeys } from '@opencashier/contract/constants';
import { describe, expect, it } from 'vitest';
import { memoryStorage, parent } from '../flows/testing/test-session.ts';
import { socketQuery, transportOf } from './caller-facts.ts';

describe('the transport', () => {
  it('is the stored one, else the host’s, else the socket', () => {
    const storage = memoryStorage();
    expect(transportOf(storage, undefined)).toBe('socket');
    expect(transportOf(storage, parent({ transport: 'http' }))).toBe('http');
    storage.set(storageKeys.transport, 'pigeon');
    expect(transportOf(storage, parent({ transport: 'http' }))).toBe('http');
    storage.set(storageKeys.transport, 'socket');
    expect(transportOf(storage, parent({ transport: 'http' }))).toBe('socket');
  });
});

describe('the socket’s address', () => {
  it('says what there is to say, and nothing more', () => {
    expect(socketQuery({ language: 'ar', parent: undefined, native: undefined })).toEqual({
      cashier_type: 'widget',
      Language: 'ar',
    });
  });

  it('tells the app, the installed page and the host’s own origin, never the token', () => {
    const data = { token: 'secret', xOrigin: 'https://casino.example', pwa: true, isMobileApp: true };
    expect(socketQuery({ language: 'en', parent: parent(data), native: 'ios' })).toEqual({
      cashier_type: 'widget',
      Language: 'en',
      xorigin: 'https://casino.example',
      isNative: 'true',
      platform: 'ios',
      pwa: 'true',
      isMobileApp: 'true',
    });
  });
});
