import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answerCall } from '../../../apps/demo/server/wallet/answer-call.ts';
import { WalletBooks } from '../../../apps/demo/server/wallet/books.ts';
import { memoryJournal } from '../../../apps/demo/server/wallet/journal.ts';
import type { WalletUnderTest } from './probe.ts';
import { reportOf } from './report.ts';
import { rules, runConformance } from './run-conformance.ts';
import { type Bug, badWallet, bugs, idlePlayer } from './testing/bad-wallet.ts';

const key = { id: 'kit', secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` };
const under = (url: string): WalletUnderTest => ({
  ...{ url, key, idlePlayer },
  brand: 'acme',
  player: 'ann',
  currency: 'EUR',
});

/** Which rule finds which bug; others may find it too. */
const foundBy: Readonly<Record<Bug, string>> = {
  acceptsUnsigned: 'signature.required',
  checksNoBody: 'signature.checked',
  acceptsAnyKey: 'signature.key',
  ignoresTime: 'signature.time',
  creditsTwice: 'repeat.once',
  refusesRepetitions: 'repeat.sameReply',
  looksThenBooks: 'repeat.atOnce',
  forgetsUnreadReplies: 'repeat.hungUp',
  takesOtherBody: 'repeat.otherBody',
  namesByTxAlone: 'repeat.byCall',
  creditsRequested: 'credit.settled',
  addsBonusToCash: 'credit.bonus',
  needsAuthorization: 'credit.late',
  needsSession: 'credit.sessionOver',
  stopsAtZero: 'reverse.belowZero',
  allowsOverdraft: 'reserve.enough',
  paysBonusOut: 'reserve.bonus',
  reservesInTwoSteps: 'reserve.race',
  forgetsRefusals: 'reserve.noStaysNo',
  cancelsSettled: 'settle.once',
  returnsOnce: 'return.once',
  cancelsTwice: 'cancel.once',
  knowsNoEarlyCancel: 'cancel.early',
  keepsNoTombstone: 'cancel.tombstone',
  saysTakenAlways: 'status.tells',
  countsInFloats: 'amount.exact',
  skipsSmallChange: 'amount.smallest',
  takesAnyNumber: 'amount.form',
  saysNoWith200: 'reserve.enough',
};

async function tryBugs(...planted: readonly Bug[]) {
  const wallet = await badWallet(key, planted);
  onTestFinished(() => wallet.close());
  return runConformance(under(wallet.url));
}

const broken = (results: Awaited<ReturnType<typeof runConformance>>) =>
  results.flatMap(({ rule, seen }) => (seen === undefined ? [] : [rule.id]));

describe('the conformance kit', () => {
  it('finds nothing wrong with a wallet that is in order', async () => {
    const results = await tryBugs();
    expect(broken(results)).toEqual([]);
    expect(reportOf(results)).toContain(`All ${rules.length} rules are kept.`);
  });

  it('passes the reference operator', async () => {
    const books = new WalletBooks(memoryJournal());
    const server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const call = { headers: request.headers, body: Buffer.concat(parts) };
      const { status, body } = answerCall(books, [key], call, new Date());
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    expect(broken(await runConformance(under(`http://127.0.0.1:${port}/`)))).toEqual([]);
  });

  it.each(bugs)('finds that a wallet %s', async (bug) => {
    const results = await tryBugs(bug);
    expect(broken(results)).toContain(foundBy[bug]);
  });

  it('says what it saw and what that costs', async () => {
    const report = reportOf(await tryBugs('creditsTwice'));
    expect(report).toContain('BROKEN  repeat.once');
    expect(report).toMatch(/seen: {2}after the same credit three times the balance is \d+ and should be \d+/);
    expect(report).toContain('costs: Every reply that is lost on its way pays the player once more.');
  });

  it('tells of a wallet that does not answer', async () => {
    const results = await runConformance({ ...under('http://127.0.0.1:9/'), timeoutMs: 200 });
    expect(broken(results)).toHaveLength(rules.length);
  });
});
