import { expectCash, expectRefused } from '../desk.ts';
import type { Rule } from '../rule.ts';

const hour = 3_600_000;
const forged = { id: 'nobody-knows-this', secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}` };

/** Who may speak to the wallet at all. */
export const signatureRules: readonly Rule[] = [
  {
    id: 'signature.required',
    says: 'A call without a signature is refused with 401 and books nothing.',
    cost: 'Anybody who finds the address can credit themselves.',
    async check(desk) {
      const before = await desk.cash();
      const answer = await desk.credit(desk.txId(), 100n, {}, { unsigned: true });
      await expectCash(desk, before, 'after an unsigned credit');
      expectRefused(answer, 'an unsigned credit', 401);
    },
  },
  {
    id: 'signature.checked',
    says: 'A body that was changed after it was signed is refused with 401.',
    cost: 'Whoever stands in the way can turn 1.00 into 1000.00.',
    async check(desk) {
      const before = await desk.cash();
      const swap = (body: string) => body.replaceAll('"100"', '"100000"');
      const answer = await desk.credit(desk.txId(), 100n, {}, { swap });
      await expectCash(desk, before, 'after a credit whose amount was changed on its way');
      expectRefused(answer, 'a credit whose amount was changed on its way', 401);
    },
  },
  {
    id: 'signature.key',
    says: 'A call that is signed with another key, under its own name or ours, is refused with 401.',
    cost: 'A key that was withdrawn, or that somebody made up, still moves money.',
    async check(desk) {
      const before = await desk.cash();
      const { id } = desk.probe.wallet.key;
      for (const key of [forged, { id, secret: forged.secret }]) {
        expectRefused(
          await desk.credit(desk.txId(), 100n, {}, { key }),
          'a credit signed with another key',
          401,
        );
      }
      await expectCash(desk, before, 'after credits signed with another key');
    },
  },
  {
    id: 'signature.time',
    says: 'A call that was signed an hour ago, or for an hour ahead, is refused with 401.',
    cost: 'A call that somebody once recorded can be played again whenever they like.',
    async check(desk) {
      const before = await desk.cash();
      for (const offset of [-hour, hour]) {
        const signedAt = new Date(Date.now() + offset);
        expectRefused(
          await desk.credit(desk.txId(), 100n, {}, { signedAt }),
          'a credit an hour out of time',
          401,
        );
      }
      await expectCash(desk, before, 'after credits an hour out of time');
    },
  },
];
