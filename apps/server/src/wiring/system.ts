import { randomBytes } from 'node:crypto';
import type { Clock, Ids } from '../ports/clock.ts';
import type { Timers } from '../ports/timers.ts';

export const systemClock: Clock = { now: () => new Date() };

export const systemTimers: Timers = {
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

// Crockford's base 32: no letters that are taken for one another, and it sorts like the bytes.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const timeBits = 48n;
const randomBytesCount = 10;
const randomBits = 80n;
const characters = 26;

/** Ids as ULIDs: 48 bits of time, so that they sort by it, and 80 random bits. */
export function systemIds(clock: Clock): Ids {
  return {
    next(prefix) {
      const time = BigInt.asUintN(Number(timeBits), BigInt(clock.now().getTime()));
      const random = BigInt(`0x${randomBytes(randomBytesCount).toString('hex')}`);
      let rest = (time << randomBits) | random;
      let text = '';
      for (let index = 0; index < characters; index += 1) {
        text = alphabet.charAt(Number(rest % 32n)) + text;
        rest /= 32n;
      }
      return `${prefix}_${text}`;
    },
  };
}
