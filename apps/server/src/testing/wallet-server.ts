import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerCall } from '../../../demo/server/wallet/answer-call.ts';
import { WalletBooks, type WalletReply } from '../../../demo/server/wallet/books.ts';
import { memoryJournal } from '../../../demo/server/wallet/journal.ts';
import type { BrandWallet } from '../ports/brand-policies.ts';

/**
 * What becomes of one call. `lost`: it never arrives. `replyLost`: it is carried out and nobody hears of it. `silent`: it is
 * carried out and never answered. `twice`: it arrives twice. The others answer otherwise than a wallet may; `After` ones
 * have carried it out.
 */
export type WalletFault =
  | 'none'
  | 'lost'
  | 'replyLost'
  | 'silent'
  | 'twice'
  | 'html'
  | 'htmlAfter'
  | 'fault'
  | 'faultAfter'
  | 'errorInside'
  | 'errorInsideAfter'
  | 'wrongShape'
  | 'endless';

export const walletFaults: readonly WalletFault[] = [
  'none',
  'lost',
  'replyLost',
  'silent',
  'twice',
  'html',
  'htmlAfter',
  'fault',
  'faultAfter',
  'errorInside',
  'errorInsideAfter',
  'wrongShape',
  'endless',
];

const walletSecret = `whsec_${Buffer.from('a-wallet-secret-of-these-tests-alone').toString('base64')}`;

/** The reference operator's wallet on an address of this machine, with whatever goes wrong on the way to it. */
export async function walletServer(options: { readonly now?: () => Date } = {}) {
  const books = new WalletBooks(memoryJournal());
  const calls: { readonly name: string; readonly txId: string | undefined; readonly body: string }[] = [];
  const held: string[] = [];
  const wallet = {
    /** Decides over each call. */
    faultOf: (_call: string, _body: string): WalletFault => 'none',
    /** Accepts these keys. */
    keys: [{ id: 'k1', secret: walletSecret }],
    /** Answers instead of the books. */
    refusalOf: (_call: string): WalletReply | undefined => undefined,
  };

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const text = body.toString('utf8');
    const { call, txId } = JSON.parse(text) as { readonly call: string; readonly txId?: string };
    calls.push({ name: call, txId, body: text });
    const fault = wallet.faultOf(call, text);
    const carryOut = () =>
      wallet.refusalOf(call) ??
      answerCall(books, wallet.keys, { headers: request.headers, body }, options.now?.() ?? new Date());
    const say = (status: number, type: string, content: string) =>
      response.writeHead(status, { 'content-type': type }).end(content);
    switch (fault) {
      case 'lost':
        // It may still be on its way: a test lets it arrive later.
        held.push(text);
        response.destroy();
        return;
      case 'replyLost':
        carryOut();
        response.destroy();
        return;
      case 'silent':
        carryOut();
        return;
      case 'html':
        say(502, 'text/html', '<html><body>Bad gateway</body></html>');
        return;
      case 'htmlAfter':
        carryOut();
        say(200, 'text/html', '<html><body>Welcome</body></html>');
        return;
      case 'fault':
      case 'faultAfter':
        if (fault === 'faultAfter') carryOut();
        say(500, 'application/json', '{"status":500,"error":{"code":"oops","message":"it fell over"}}');
        return;
      case 'errorInside':
      case 'errorInsideAfter':
        if (fault === 'errorInsideAfter') carryOut();
        say(200, 'application/json', '{"status":422,"error":{"code":"wallet.refused","message":"no"}}');
        return;
      case 'wrongShape':
        carryOut();
        say(200, 'application/json', '{"ok":true}');
        return;
      case 'endless':
        carryOut();
        say(200, 'application/json', `{"status":200,"data":{},"rest":"${'x'.repeat(20_000)}"}`);
        return;
      default: {
        if (fault === 'twice') carryOut();
        const { status, body: content } = carryOut();
        say(status, 'application/json', content);
      }
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return Object.assign(wallet, {
    calls,
    callsOf: (name: string) => calls.filter((call) => call.name === name),
    /** As a brand configures it. */
    settings: {
      url: `http://127.0.0.1:${port}/wallet`,
      keys: [{ id: 'k1', secret: walletSecret }],
    } as BrandWallet,
    purse: (brand: string, player: string, currency = 'USD') => books.purse(brand, player, currency),
    /** Gives a player money that no cashier knows of. */
    win(brand: string, player: string, minor: bigint, currency = 'USD') {
      books.purse(brand, player, currency).cash += minor;
    },
    /** What was lost on its way arrives after all. */
    arriveLate() {
      for (const text of held.splice(0)) books.answer(text);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

export type WalletServer = Awaited<ReturnType<typeof walletServer>>;
