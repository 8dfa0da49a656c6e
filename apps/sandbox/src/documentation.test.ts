import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { captchaModeTexts } from './captcha/modes.ts';
import { variableNames } from './config.ts';
import { actionTexts } from './control/action-texts.ts';
import { controlActions } from './control/actions.ts';
import { accountModeTexts } from './faults/account-modes.ts';
import { faultCall, faultName } from './faults/faults.ts';
import { testCards } from './payments/card/outcomes.ts';
import { assets } from './payments/crypto/assets.ts';
import { requiredConfirmations } from './payments/crypto/terms.ts';
import { paymentKinds } from './payments/kinds.ts';
import { paymentKindRegistry } from './payments/registry.ts';
import { voucherEndings } from './payments/voucher-code/kind.ts';
import { ratedCodes, rateOf } from './rates/rates.ts';
import { scenarios } from './scenarios/scenarios.ts';

const read = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

/** The cells of the rows below a table's head. */
function tableOf(guide: string, head: string): readonly (readonly string[])[] {
  const lines = guide.split('\n');
  const first = lines.indexOf(head) + 2;
  const end = lines.findIndex((line, index) => index >= first && !line.startsWith('|'));
  return lines.slice(first, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

function lifeText(minutes: number): string {
  if (minutes % 1_440 === 0) return `${minutes / 1_440} d`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`;
}

describe('docs/sandbox.md', () => {
  const guide = read('sandbox.md');

  it('has the scenarios as they are, none missing and none extra', () => {
    expect(tableOf(guide, '| digits | id | what happens |')).toEqual(
      scenarios.map(({ digits, id, effect }) => [digits, id, effect]),
    );
  });

  it('explains every action as the control page does', () => {
    expect(tableOf(guide, '| action | may carry | what happens | what the player sees |')).toEqual(
      controlActions.map((action) => {
        const { does, player, takes = '' } = actionTexts[action];
        return [action, takes, does, player];
      }),
    );
  });

  it('has the modes of the captchas’ doubles as they are', () => {
    expect(tableOf(guide, '| mode | what happens |')).toEqual(Object.entries(captchaModeTexts));
  });

  it('has the modes of accounts as they are', () => {
    expect(tableOf(guide, '| account mode | what happens |')).toEqual(Object.entries(accountModeTexts));
  });

  it('names every variable and fault', () => {
    const names = [...variableNames, ...faultName.options, ...faultCall.options];
    for (const name of names) expect(guide, name).toContain(`\`${name}\``);
  });
});

describe('docs/sandbox-methods.md', () => {
  const guide = read('sandbox-methods.md');

  it('has every way to pay', () => {
    expect(tableOf(guide, '| method | open for | what the player sees |')).toEqual(
      paymentKinds.map((kind) => {
        const { lifeMinutes, sees } = paymentKindRegistry[kind];
        return [kind, lifeText(lifeMinutes), sees];
      }),
    );
  });

  it('has the test cards and the endings of vouchers', () => {
    expect(tableOf(guide, '| number | what happens |')).toEqual(
      testCards.map(({ number, effect }) => [number.replaceAll(/(\d{4})(?=\d)/g, '$1 '), effect]),
    );
    expect(tableOf(guide, '| ends in | what happens |')).toEqual(
      voucherEndings.map(({ ends, effect }) => [ends, effect]),
    );
  });

  it('has the assets with their confirmations, and every rate', () => {
    expect(tableOf(guide, '| code | network | confirmations | dollars |')).toEqual(
      assets.map((asset) => [
        asset.code,
        asset.network,
        String(requiredConfirmations(asset)),
        rateOf(asset.code, 'USD'),
      ]),
    );
    const coins: ReadonlySet<string> = new Set([...assets.map(({ code }) => code), 'USD']);
    const fiat = ratedCodes.filter((code) => !coins.has(code));
    expect(guide).toContain(fiat.map((code) => `${code} ${rateOf('USD', code)}`).join(', '));
  });
});
