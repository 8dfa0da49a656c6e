import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namesOf, playerText, spokenLocale } from './player-texts.ts';
import { refusalWords } from './refusal-words.ts';
import { walletWords } from './wallet-words.ts';

const arabic: Record<string, string> = JSON.parse(
  readFileSync(new URL('texts/ar.json', import.meta.url), 'utf8'),
);

describe('what the server says to players', () => {
  it('is in the language of the request, whole or with a region', () => {
    expect(playerText('refusal.declined', 'ar')).toBe(arabic['refusal.declined']);
    expect(playerText('refusal.declined', 'ar-EG')).toBe(arabic['refusal.declined']);
    expect([spokenLocale('ar-EG'), spokenLocale('ar')]).toEqual(['ar', 'ar']);
  });

  it('is in English where it does not speak the language', () => {
    expect(playerText('refusal.declined', 'tlh')).toBe('The payment was declined.');
    expect(spokenLocale('tlh')).toBe('en');
  });

  it('has values put in, also those that look like others', () => {
    expect(playerText('unpayable.balance', 'en', { least: '{most} $10' })).toBe(
      'You need at least {most} $10 to withdraw this way.',
    );
  });

  it('is a provider’s or an operator’s own word where there is one', () => {
    expect(refusalWords('limit', 'Zu viel', 'ar')).toBe('Zu viel');
    expect(refusalWords('declined', 'No', 'ar')).toBe(arabic['refusal.declined']);
    expect(walletWords('deposit', 'Pause', 'ar')).toBe('Pause');
    expect(walletWords('deposit', undefined, 'ar')).toBe(arabic['wallet.deposit']);
  });
});

it('names methods and packages in every language that has words for them', () => {
  expect(namesOf('method', 'SEPA transfer')).toMatchObject({ ar: arabic['method.SEPA transfer'] });
  expect(namesOf('box', 'Fleet')).toMatchObject({ ar: arabic['box.Fleet'] });
  expect(namesOf('method', 'Skrill')).toEqual({});
});
