import { describe, expect, it } from 'vitest';
import { frameAddress } from './address.ts';

describe('address of the frame', () => {
  it('carries the five values and nothing else', () => {
    const address = frameAddress({
      url: 'https://pay.example/cashier',
      locale: 'de',
      brand: 'harbor',
      country: 'DE',
      currency: 'EUR',
      view: 'main',
    });
    expect(address.href).toBe(
      'https://pay.example/cashier/deposit?locale=de&brand=harbor&country=DE&currency=EUR&view=main',
    );
  });

  it('never carries token or player, even when they are in the same object', () => {
    const options = {
      url: 'https://pay.example/cashier/',
      token: 'secret',
      user: { name: 'Ana' },
      userId: 7,
    };
    expect(frameAddress(options).href).toBe('https://pay.example/cashier/deposit');
  });

  it('opens the screen that is asked for', () => {
    expect(frameAddress({ url: 'https://pay.example/cashier/', open: 'withdrawal' }).pathname).toBe(
      '/cashier/withdrawal',
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///x'])('refuses %s', (url) => {
    expect(() => frameAddress({ url })).toThrow(TypeError);
  });
});
