import type { CaptchaAnswer, UsedCaptchas } from '../ports/captcha.ts';
import type { Database } from '../ports/database.ts';
import { queriesOn } from './queries.ts';
import { hashSecret } from './secret-hash.ts';

/** A lot of the second captcha is one question, whatever is said to have been answered to it. */
const nameOf = (answer: CaptchaAnswer): string =>
  `${answer.kind} ${answer.kind === 'second' ? answer.lotNumber : answer.token}`;

/** Given answers in the database. */
export function usedCaptchaStore(database: Database): UsedCaptchas {
  const queries = queriesOn(database);
  return {
    async use(brand, answer, at) {
      const row = await queries
        .insertInto('used_captcha')
        .values({ brand, hash: hashSecret(nameOf(answer)), used_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('hash')
        .executeTakeFirst();
      return row !== undefined;
    },
    async sweep(before) {
      const rows = await queries
        .deleteFrom('used_captcha')
        .where('used_at', '<', before)
        .returning('hash')
        .execute();
      return rows.length;
    },
  };
}
