import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const secret = `whsec_${Buffer.alloc(32).toString('base64')}`;
const needed = { SANDBOX_API_KEY: 'sbx_0123456789abcdef', SANDBOX_WEBHOOK_SECRET: secret };

describe('readConfig', () => {
  it('needs a key and a secret, and has defaults for the rest', () => {
    expect(readConfig({ ...needed, HOST: '' })).toEqual({
      host: 'localhost',
      port: 4010,
      dataDir: '.data',
      apiKey: needed.SANDBOX_API_KEY,
      webhookSecrets: [secret],
      publicUrl: undefined,
      merchant: 'Lucky Harbor',
      lateDelayMs: 3000,
    });
  });

  it('reads several secrets and an address without its last slash', () => {
    const config = readConfig({
      ...needed,
      SANDBOX_WEBHOOK_SECRET: `${secret}, ${secret}`,
      SANDBOX_URL: 'https://s.example/',
    });
    expect(config.webhookSecrets).toEqual([secret, secret]);
    expect(config.publicUrl).toBe('https://s.example');
  });

  it.each([
    ['SANDBOX_PORT', '65536'],
    ['SANDBOX_PORT', '-1'],
    ['SANDBOX_API_KEY', 'short'],
    ['SANDBOX_API_KEY', undefined],
    ['SANDBOX_WEBHOOK_SECRET', `${secret},`],
    ['SANDBOX_WEBHOOK_SECRET', undefined],
    ['SANDBOX_URL', 'localhost:4010'],
    ['SANDBOX_LATE_DELAY_MS', '1.5'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ ...needed, [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ ...needed, [name]: value })).toThrow(new RegExp(`^${name} must`));
  });
});
