import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/journey.ts';
import type { Stack } from '../support/stack.ts';

const cli = join(import.meta.dirname, '../../apps/server/dist/cli.js');

/** The command line as an agent runs it beside the stack's server. */
async function cashierCommand(stack: Stack, ...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...words], {
    env: { PUBLIC_URL: stack.urls.server, OPERATOR_API_KEY: stack.secrets.OPERATOR_API_KEY },
  });
  return stdout;
}

for (const { command, decision, says, status, balance } of [
  {
    command: 'release',
    decision: 'released',
    says: /^Released\..* credited, credited 18\.03 EUR/,
    status: 'processed',
    balance: 18.03,
  },
  {
    command: 'reject',
    decision: 'rejected',
    says: /^Rejected\..* canceled, credited 0\.00 EUR/,
    status: 'mistaked',
    balance: 0,
  },
] as const) {
  test(`held money is ${decision} by somebody of the operator, and the player hears of it`, async ({
    stack,
    lobby,
    toBank,
    player,
    operator,
  }) => {
    // Less than was asked.
    const bank = await toBank('20.03');
    await bank.press('pay');
    await expect.poll(async () => (await operator.onlyDeposit(player)).isHeld).toBe(true);
    const { id } = await operator.onlyDeposit(player);
    const said = await cashierCommand(stack, command, id, '--why', 'seen the slip');
    expect(said).toMatch(says);
    await lobby.cashier.expectStatus(status);
    await lobby.expectBalance(balance);
    expect((await operator.dossier(id)).decisions).toMatchObject([
      { decision, decidedBy: 'demo', reason: 'seen the slip' },
    ]);
    const again = cashierCommand(stack, command, id, '--why', 'once more');
    await expect(again).rejects.toMatchObject({ code: 1, stderr: /Nothing is held on this deposit/ });
    await operator.expectBooksToAgree();
  });
}
