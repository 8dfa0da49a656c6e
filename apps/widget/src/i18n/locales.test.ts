import { groupCategories } from '@opencashier/contract/entities/payment-group';
import { transactionStatus } from '@opencashier/contract/entities/transaction';
import { errorCodes } from '@opencashier/contract/errors';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { wholeCatalogueOf } from './testing/catalogues.ts';
import { askedKeys, everyNode, sourceFiles } from './testing/source-texts.ts';

const english = wholeCatalogueOf('en');

const code = sourceFiles(/[.]tsx?$/);
const views = sourceFiles(/[.]tsx$/);
describe('texts in English', () => {
  it('has every key that code names', () => {
    const missing = code.flatMap((file) =>
      askedKeys(file)
        .filter((key) => !(key in english))
        .map((key) => `${file}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it('has the keys that are put together from names', () => {
    const both = (prefix: string, names: readonly string[]) =>
      names.flatMap((name) => [`${prefix}.${name}.title`, `${prefix}.${name}.text`]);
    const statuses = both('complete', [
      ...transactionStatus.options,
      'asking',
      'unfinished',
      'expired',
      'held',
      'reversed',
      'reversedPart',
      'onChain',
      'lateOnChain',
      'mistakedAsset',
    ]);
    const windows = both('redirected', ['open', 'blocked', 'closed', 'handedOver']);
    const steps = ['sent', 'seen', 'confirmed', 'credited'].flatMap((step) => [
      `timeline.${step}`,
      `timeline.${step}.now`,
    ]);
    const marks = ['late', 'underpaid', 'overpaid', 'reversed', 'held'].map(
      (mark) => `complete.mark.${mark}`,
    );
    const titles = ['deposit', 'withdrawal'].flatMap((name) => [`title.${name}`, `title.sweepstake.${name}`]);
    const groups = groupCategories.map((name) => `methods.groups.${name}`);
    const composed = [...statuses, ...windows, ...steps, ...marks, ...titles, ...groups];
    expect(composed.filter((key) => !(key in english))).toEqual([]);
  });

  it('says word for word what the product promises to say', () => {
    expect(english).toMatchObject({
      'title.deposit': 'Deposit',
      'deposit.list.title': 'Deposit method',
      'title.sweepstake.deposit': 'Select coin package',
      'title.withdrawal': 'Withdrawals',
      'title.sweepstake.withdrawal': 'Redemption',
      'empty.title': 'There are no payment methods available for this region',
      'empty.advice.vpn': 'Enable a VPN',
      'empty.advice.country': 'Choose another country',
      'empty.advice.refresh': 'Refresh the page',
      'button.refresh': 'Refresh',
      'methods.groups.indian-methods-grouped': 'UPI transfer',
      'methods.groups.p2p_methods_ukraine': 'Transfer to card',
      'errorSection.title': 'Error occurred',
      'errorSection.text': 'Try to refresh the section',
      'error.network': 'Network connection failed',
      'error.timeout': 'Request timeout',
      'error.unknown': 'Unknown error',
    });
  });

  it('has words for every error code that a player can meet', () => {
    // An integrator's mistakes, and the two that the deposit flow words itself.
    const wordless = new Set([
      'body.malformed',
      'body.tooLarge',
      'body.unsupportedType',
      'call.unknown',
      'call.methodNotAllowed',
      'banking.paymentMethodRegex',
      'banking.merchantClientError',
      'auth.codeInvalid',
      'auth.keyInvalid',
      'auth.roleRequired',
      'auth.scopeRequired',
    ]);
    const missing = errorCodes.filter(
      (errorCode) =>
        !wordless.has(errorCode) &&
        !errorCode.startsWith('operator.') &&
        !(`common.errors.${errorCode}` in english),
    );
    expect(missing).toEqual([]);
  });
});

describe('the code of views', () => {
  const spoken = new Set(['aria-label', 'label', 'title', 'placeholder', 'alt', 'hint', 'text']);
  const hasWords = (text: string) => /\p{L}{2,}/u.test(text);

  it('has no text of its own', () => {
    const found: string[] = [];
    for (const file of views) {
      everyNode(file, (node) => {
        if (ts.isJsxText(node) && hasWords(node.text)) found.push(`${file}: ${node.text.trim()}`);
        if (!ts.isJsxAttribute(node) || !spoken.has(node.name.getText())) return;
        const value = node.initializer;
        if (value && ts.isStringLiteral(value) && hasWords(value.text)) found.push(`${file}: ${value.text}`);
      });
    }
    expect(found).toEqual([]);
  });
});
