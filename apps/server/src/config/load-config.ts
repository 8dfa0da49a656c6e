import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { evaluationConfig } from './evaluation.ts';
import { readConfigFile } from './read-config-file.ts';
import { type Environment, type RawEnvironment, readEnvironment } from './read-environment.ts';
import { isLoopback } from './values.ts';

const readText = (path: string): string => readFileSync(path, 'utf8');

/** The values that `npm start` generated into this data folder, if it ever did. */
function generatedSecrets(dataDir: string): ReadonlySet<string> {
  try {
    const secrets: unknown = JSON.parse(readText(join(dataDir, 'secrets.json')));
    const values = secrets !== null && typeof secrets === 'object' ? Object.values(secrets) : [];
    return new Set(values.filter((value) => typeof value === 'string'));
  } catch {
    return new Set();
  }
}

/** What an operator's address may be: plain http only for the machine itself. */
function publicUrlProblem(publicUrl: string | undefined): string | undefined {
  if (publicUrl === undefined) {
    return 'PUBLIC_URL is not set: it takes the address at which browsers reach the server.';
  }
  if (publicUrl.startsWith('http://') && !isLoopback(publicUrl)) {
    return `PUBLIC_URL must be an https address, not "${publicUrl}": a cashier is not served in the clear.`;
  }
  return undefined;
}

function operatorConfig(environment: Environment, raw: RawEnvironment) {
  const problems: string[] = [];
  const wrongUrl = publicUrlProblem(environment.PUBLIC_URL);
  if (wrongUrl) problems.push(wrongUrl);
  if (environment.CONFIG === undefined) {
    problems.push('CONFIG is not set: it takes the path of a JSON file; config.example.json shows one.');
    throw new ConfigError(problems);
  }
  let text: string;
  try {
    text = readText(environment.CONFIG);
  } catch {
    throw new ConfigError([
      ...problems,
      `CONFIG names the file "${environment.CONFIG}", which can't be read.`,
    ]);
  }
  const sources = { environment: raw, readFile: readText };
  const outcome = readConfigFile(text, sources, generatedSecrets(environment.DATA_DIR));
  if (!outcome.ok) throw new ConfigError([...problems, ...outcome.problems]);
  if (problems.length > 0) throw new ConfigError(problems);
  return outcome.config;
}

function evaluationParts(environment: Environment) {
  const outcome = evaluationConfig(environment);
  if (!outcome.ok) throw new ConfigError(outcome.problems);
  return outcome.config;
}

/**
 * The configuration out of the environment and the file that CONFIG names.
 * @throws ConfigError with one sentence for each thing that is wrong
 */
export function loadConfig(raw: RawEnvironment): Config {
  const read = readEnvironment(raw);
  if (!read.ok) throw new ConfigError(read.problems);
  const { environment } = read;
  const mode = environment.OPENCASHIER_MODE;
  const parts = mode === 'operator' ? operatorConfig(environment, raw) : evaluationParts(environment);
  return {
    mode,
    host: environment.HOST,
    port: environment.PORT,
    publicUrl: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`,
    product: environment.PRODUCT,
    apiPrefix: environment.API_PREFIX,
    trustProxy: environment.TRUST_PROXY,
    dataDir: resolve(environment.DATA_DIR),
    logLevel: environment.LOG_LEVEL ?? (mode === 'evaluation' ? 'warn' : 'info'),
    ...(environment.DATABASE_URL && { databaseUrl: environment.DATABASE_URL }),
    ...(environment.OTEL_EXPORTER_OTLP_ENDPOINT && {
      tracing: {
        url: `${environment.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
        share: environment.OTEL_TRACES_SAMPLER_ARG,
      },
    }),
    ...(environment.APM_SERVER_URL && { monitoringUrl: environment.APM_SERVER_URL }),
    ...(environment.WIDGET_DEV_URL && { widgetDevUrl: environment.WIDGET_DEV_URL }),
    ...parts,
  };
}
