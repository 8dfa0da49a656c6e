import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';

/** How a one-time code is kept and tried. */
export const codeRules = {
  digits: 6,
  tries: 5,
  /** Codes for one withdrawal, the first among them. */
  sent: 5,
  lifeMs: 10 * 60_000,
  resendMs: 60_000,
  /** A withdrawal that nobody confirms for so long is taken back. */
  confirmMs: 24 * 3_600_000,
} as const;

/** A fresh code, every one as likely as any other. */
export function makeCode(): string {
  return String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
}

const keyLength = 32;

function derive(code: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(code, salt, keyLength, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** A salted slow hash: six digits would be found behind a fast one at once. */
export async function hashCode(code: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(code, salt)).toString('base64url')}`;
}

/** Is it the code of this hash? Takes as long whatever it differs in. */
export async function isCodeOf(code: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.');
  const expected = Buffer.from(key, 'base64url');
  const found = await derive(code, Buffer.from(salt, 'base64url'));
  return expected.length === found.length && timingSafeEqual(expected, found);
}
