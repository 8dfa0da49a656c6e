import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type WalletErrorCode,
  walletErrorStatus,
  walletHeaders,
} from '@opencashier/contract/wallet/envelope';
import { walletCalls } from '@opencashier/contract/wallet/registry';
import { type NamedKey, verifyKeyed } from '@opencashier/webhooks/keyed';

/** What can be wrong with it, each by a switch of its own. */
export const bugs = [
  'acceptsUnsigned',
  'checksNoBody',
  'acceptsAnyKey',
  'ignoresTime',
  'creditsTwice',
  'refusesRepetitions',
  'looksThenBooks',
  'forgetsUnreadReplies',
  'takesOtherBody',
  'namesByTxAlone',
  'creditsRequested',
  'addsBonusToCash',
  'needsAuthorization',
  'needsSession',
  'stopsAtZero',
  'allowsOverdraft',
  'paysBonusOut',
  'reservesInTwoSteps',
  'forgetsRefusals',
  'cancelsSettled',
  'returnsOnce',
  'cancelsTwice',
  'knowsNoEarlyCancel',
  'keepsNoTombstone',
  'saysTakenAlways',
  'countsInFloats',
  'skipsSmallChange',
  'takesAnyNumber',
  'saysNoWith200',
] as const;
export type Bug = (typeof bugs)[number];

interface Purse {
  cash: bigint;
  bonus: bigint;
}

type Body = Readonly<Record<string, string>>;
type Reply = readonly [status: number, json: unknown];

/** The player whose session has ended. */
export const idlePlayer = 'idle';

/** As long as a slow disk takes: others come in meanwhile. */
const slowly = async () => {
  for (let turn = 0; turn < 400; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};
const taken: Reply = [200, { status: 200, data: {} }];
const tell = (data: unknown): Reply => [200, { status: 200, data }];

/** A wallet that is in order but for the bugs that are planted in it. */
export async function badWallet(key: NamedKey, planted: readonly Bug[] = []) {
  const has = (bug: Bug) => planted.includes(bug);
  const purses = new Map<string, Purse>();
  const kept = new Map<string, { readonly body: string; readonly reply: Reply }>();
  const reserves = new Map<string, { state: 'open' | 'settled' | 'canceled'; readonly minor: bigint }>();
  const canceled = new Set<string>();
  const authorized = new Set<string>();

  const no = (code: WalletErrorCode): Reply => {
    const status = walletErrorStatus[code];
    return [has('saysNoWith200') ? 200 : status, { status, error: { code, message: 'no' } }];
  };
  const purseOf = ({ playerId = '', currency = '' }: Body): Purse => {
    const name = `${playerId} ${currency}`;
    const purse = purses.get(name) ?? { cash: 0n, bonus: 0n };
    purses.set(name, purse);
    return purse;
  };
  const sumOf = (text: string | undefined) =>
    has('countsInFloats') ? BigInt(Number(text)) : BigInt(text ?? '0');
  const nameOf = ({ txId = '', call = '' }: Body) => (has('namesByTxAlone') ? txId : `${txId} ${call}`);

  const book = async (body: Body): Promise<Reply> => {
    const purse = purseOf(body);
    const minor = sumOf(body.minor);
    const { txId = '', of = '' } = body;
    const tombstone = `${txId} ${body.call}`;
    switch (body.call) {
      case 'deposit.authorize':
        if (canceled.has(tombstone)) return no('wallet.canceled');
        authorized.add(body.depositId ?? '');
        return taken;
      case 'deposit.credit': {
        if (has('needsAuthorization') && !authorized.has(body.depositId ?? '')) return no('wallet.refused');
        if (has('needsSession') && body.playerId === idlePlayer) return no('wallet.refused');
        const bonus = sumOf(body.bonusMinor);
        if (has('skipsSmallChange') && minor <= 1n) return taken;
        purse.cash += has('creditsRequested') ? sumOf(body.requestedMinor) : minor;
        if (has('addsBonusToCash')) purse.cash += bonus;
        else purse.bonus += bonus;
        return taken;
      }
      case 'deposit.reverse':
        if (has('stopsAtZero') && purse.cash < minor) return no('wallet.insufficientBalance');
        purse.cash -= minor;
        purse.bonus -= sumOf(body.bonusMinor);
        return taken;
      case 'withdrawal.reserve': {
        if (canceled.has(tombstone) && !has('keepsNoTombstone')) return no('wallet.canceled');
        const free = purse.cash + (has('paysBonusOut') ? purse.bonus : 0n);
        if (has('reservesInTwoSteps')) await slowly();
        if (free < minor && !has('allowsOverdraft')) return no('wallet.insufficientBalance');
        purse.cash -= minor;
        reserves.set(txId, { state: 'open', minor });
        return taken;
      }
      case 'withdrawal.settle': {
        const reserve = reserves.get(txId);
        if (reserve === undefined) return no('wallet.refused');
        reserve.state = 'settled';
        return taken;
      }
      case 'withdrawal.return':
        if (has('returnsOnce') && kept.has(`back of ${of}`)) return taken;
        kept.set(`back of ${of}`, { body: '', reply: taken });
        purse.cash += minor;
        return taken;
      default: {
        const reserve = reserves.get(txId);
        if (reserve === undefined && has('knowsNoEarlyCancel')) return no('wallet.refused');
        canceled.add(`${txId} ${of}`);
        const isGivenBack =
          reserve?.state === 'open' || (reserve?.state === 'settled' && has('cancelsSettled'));
        if (reserve && isGivenBack) {
          reserve.state = 'canceled';
          purse.cash += reserve.minor;
        }
        return taken;
      }
    }
  };

  const bookOnce = async (body: Body, text: string): Promise<Reply> => {
    const name = nameOf(body);
    const known = kept.get(name);
    const isOften =
      (has('creditsTwice') && body.call === 'deposit.credit') ||
      (has('cancelsTwice') && body.call === 'tx.cancel');
    if (known !== undefined && !isOften) {
      if (known.body !== text && !has('takesOtherBody') && !has('namesByTxAlone'))
        return no('wallet.bodyMismatch');
      if (has('refusesRepetitions')) return no('wallet.refused');
      if (known.body === text || has('namesByTxAlone')) return known.reply;
    }
    if (has('cancelsTwice') && body.call === 'tx.cancel' && known !== undefined) {
      purseOf(body).cash += sumOf(body.minor);
      return taken;
    }
    if (has('looksThenBooks')) await slowly();
    const reply = await book(body);
    if (reply[0] !== 422 || !has('forgetsRefusals')) kept.set(name, { body: text, reply });
    return reply;
  };

  const stateOf = ({ txId = '', of = '' }: Body): string => {
    if (has('saysTakenAlways')) return 'taken';
    if (canceled.has(`${txId} ${of}`)) return 'canceled';
    const known = kept.get(has('namesByTxAlone') ? txId : `${txId} ${of}`);
    if (known === undefined) return 'notFound';
    return known.reply === taken ? 'taken' : 'refused';
  };

  const answer = async (text: string): Promise<Reply> => {
    const body = JSON.parse(text) as Body;
    const { call = '' } = body;
    const definition = Object.entries(walletCalls).find(([name]) => name === call)?.[1];
    if (definition === undefined) return no('wallet.malformed');
    if (!has('takesAnyNumber') && !definition.request.safeParse(body).success) return no('wallet.malformed');
    if (Number.isNaN(Number(body.minor ?? '0')) || !/^-?\d*$/.test(String(body.minor ?? ''))) {
      return no('wallet.malformed');
    }
    if (call === 'player.verify') return tell({ isAllowed: true });
    if (call === 'tx.status') return tell({ state: stateOf(body) });
    if (call === 'player.balance') {
      const { cash, bonus } = purseOf(body);
      return tell({ minor: `${cash}`, bonusMinor: `${bonus}` });
    }
    return bookOnce(body, text);
  };

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString('utf8');
    const {
      [walletHeaders.key]: id,
      [walletHeaders.timestamp]: time,
      [walletHeaders.signature]: seal,
    } = request.headers;
    const sent = { key: String(id), timestamp: String(time), signature: String(seal) };
    const verdict = verifyKeyed({ keys: [key], sent, body: text, now: new Date() });
    const isUnsigned = seal === undefined;
    const isOtherKey = !isUnsigned && (id !== key.id || has('acceptsAnyKey'));
    const isLetIn =
      verdict === 'ok' ||
      (verdict === 'stale' && has('ignoresTime')) ||
      (isUnsigned && has('acceptsUnsigned')) ||
      (isOtherKey && has('acceptsAnyKey')) ||
      (!isUnsigned && id === key.id && has('checksNoBody'));
    const [status, json] = isLetIn
      ? await answer(text)
      : no(verdict === 'stale' ? 'wallet.stale' : 'wallet.signature');
    if (has('forgetsUnreadReplies')) {
      await slowly();
      if (request.socket.destroyed) kept.delete(nameOf(JSON.parse(text) as Body));
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
