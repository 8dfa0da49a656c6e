import { usualCircuitRules } from '../domain/circuit.ts';
import type { ConfiguredAccount } from './config.ts';

/**
 * Two accounts at the sandbox, so that a method can have a second way. The second account's key is the first's with the
 * account's name behind a colon; its circuit breaker is quick, so that one can watch it.
 */
export function sandboxAccounts(
  baseUrl: string,
  apiKey: string,
  webhookSecret: string,
): readonly ConfiguredAccount[] {
  const config = { baseUrl, apiKey, webhookSecrets: [webhookSecret] };
  return [
    { provider: 'sandbox', config },
    {
      provider: 'sandbox',
      account: 'sandbox-b',
      config: { ...config, apiKey: `${apiKey}:b` },
      circuit: { ...usualCircuitRules, failures: 2, coolMs: 3_000 },
    },
  ];
}
