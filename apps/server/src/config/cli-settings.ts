import { ConfigError } from './config.ts';
import type { RawEnvironment } from './read-environment.ts';

/** Where the command line finds the server, and the key that it shows. */
export interface CliSettings {
  readonly url: string;
  readonly key: string;
}

/** @throws ConfigError when the address is none or the key is missing */
export function cliSettings(raw: RawEnvironment): CliSettings {
  const url = raw.PUBLIC_URL || `http://localhost:${raw.PORT || '4000'}`;
  const key = raw.OPERATOR_API_KEY;
  const problems = [
    ...(URL.canParse(url) ? [] : [`PUBLIC_URL must be the address of the server, not "${url}".`]),
    ...(key ? [] : ['OPERATOR_API_KEY is not set: it takes a key of the operator’s API.']),
  ];
  if (!key || problems.length > 0) throw new ConfigError(problems);
  return { url: url.replace(/\/+$/, ''), key };
}
