import { defineProvider } from '@opencashier/provider-kit/definition';
import { sandboxConfig } from './config.ts';
import { createSandboxProvider } from './create-provider.ts';

/** The stand-in provider, for evaluation, tests and integrators. */
export const sandboxProvider = defineProvider({
  id: 'sandbox',
  capabilities: {
    deposits: true,
    payouts: true,
    refunds: true,
    cancel: true,
    books: true,
    preparations: true,
    claims: true,
    rates: true,
    instruments: true,
    chains: true,
  },
  config: sandboxConfig,
  create: createSandboxProvider,
});
