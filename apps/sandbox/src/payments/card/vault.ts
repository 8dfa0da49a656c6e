import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  calculateJwkThumbprint,
  compactDecrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import * as z from 'zod/mini';

/** What the card form's fields carry, sealed: never stored, never logged. */
export type SealedFields = Readonly<Record<string, string>>;

/** The sandbox's own key pair, to which browsers seal card data. */
export interface CardVault {
  /** The public half, as a JWK for RSA-OAEP-256. */
  publicKey(): Promise<Record<string, string>>;
  /** Opens a compact JWE; `undefined` for one that is none, is to another key or holds something else. */
  open(jwe: string): Promise<SealedFields | undefined>;
}

const algorithm = 'RSA-OAEP-256';
const sealed = z.record(z.string(), z.union([z.string(), z.number()]));
const publicPart = z.object({ kty: z.string(), n: z.string(), e: z.string() });

async function readKey(path: string): Promise<JWK | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written beside and renamed, so that a killed process leaves no half a key. */
async function makeKey(folder: string, path: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { modulusLength: 2048, extractable: true });
  const key = await exportJWK(privateKey);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fresh = `${path}.new`;
  await writeFile(fresh, JSON.stringify(key), { mode: 0o600 });
  await rename(fresh, path);
  return key;
}

/** The vault over a folder; its key is made when it is first needed and stays the same after. */
export function openCardVault(folder: string): CardVault {
  const path = join(folder, 'card-key.json');
  let loading: Promise<JWK> | undefined;
  const key = () => {
    loading ??= readKey(path)
      .then((known) => known ?? makeKey(folder, path))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
  return {
    publicKey: async () => {
      const { kty, n, e } = z.parse(publicPart, await key());
      const kid = await calculateJwkThumbprint({ kty, n, e });
      return { kty, n, e, alg: algorithm, use: 'enc', kid };
    },
    open: async (jwe) => {
      const privateKey = await importJWK(await key(), algorithm);
      try {
        const { plaintext } = await compactDecrypt(jwe, privateKey, {
          keyManagementAlgorithms: [algorithm],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        const fields = z.parse(sealed, JSON.parse(new TextDecoder().decode(plaintext)));
        return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
      } catch {
        // Why it could not be opened may quote what was inside.
        return undefined;
      }
    },
  };
}
