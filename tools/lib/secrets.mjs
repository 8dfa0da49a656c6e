import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the processes of an evaluation share. The names are those of the environment variables.
 * @typedef {{ TOKEN_SECRET: string, SANDBOX_API_KEY: string, SANDBOX_WEBHOOK_SECRET: string,
 *   OPERATOR_WEBHOOK_SECRET: string, OPERATOR_WALLET_SECRET: string, OPERATOR_API_KEY: string }} Secrets
 */

/**
 * Each begins with "demo", by which an operator's server knows and refuses it; in base64 those four letters are
 * three bytes like others.
 * @type {Record<keyof Secrets, () => string>}
 */
const makers = {
  TOKEN_SECRET: () => `demo_${randomBytes(48).toString('base64url')}`,
  SANDBOX_API_KEY: () => `demo_sandbox_${randomBytes(24).toString('base64url')}`,
  SANDBOX_WEBHOOK_SECRET: () => `whsec_demo${randomBytes(33).toString('base64')}`,
  OPERATOR_WEBHOOK_SECRET: () => `whsec_demo${randomBytes(33).toString('base64')}`,
  OPERATOR_WALLET_SECRET: () => `whsec_demo${randomBytes(33).toString('base64')}`,
  OPERATOR_API_KEY: () => `demo_operator_${randomBytes(24).toString('base64url')}`,
};

/** @param {string} dataDir */
const fileOf = (dataDir) => join(dataDir, 'secrets.json');

/**
 * The generated secrets of a data folder, or nothing when it has none yet.
 * @param {string} dataDir
 * @returns {Partial<Secrets>}
 */
export function readSecrets(dataDir) {
  const file = fileOf(dataDir);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} is not valid JSON: mend it, or delete it to have new secrets generated.`);
  }
}

/**
 * Reads the secrets of a data folder and generates those that are missing, readable by the owner alone.
 * @param {string} dataDir
 * @returns {Secrets}
 */
export function ensureSecrets(dataDir) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const known = readSecrets(dataDir);
  const names = /** @type {(keyof Secrets)[]} */ (Object.keys(makers));
  const secrets = /** @type {Secrets} */ (
    Object.fromEntries(names.map((name) => [name, known[name] ?? makers[name]()]))
  );
  if (names.some((name) => known[name] === undefined)) {
    const file = fileOf(dataDir);
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  return secrets;
}
