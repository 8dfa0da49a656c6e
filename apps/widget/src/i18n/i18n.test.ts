import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { createLocaleLoader } from './load-locale.ts';
import { createTexts } from './texts.ts';

const english = {
  'error.title': 'Something went wrong',
  hello: compileMessage('Hello {name}'),
  only: 'English',
};
const arabic = {
  'error.title': 'حدث خطأ',
  count: compileMessage('{n, plural, one {واحد} two {اثنان} few {# قليل} other {# كثير}}'),
};

describe('texts', () => {
  it('put values into compiled messages', () => {
    const texts = createTexts();
    texts.show('en', english, true);
    expect(texts.text('hello', { name: 'Ana' })).toBe('Hello Ana');
    expect(texts.text('error.title')).toBe('Something went wrong');
  });

  it('follow the plural rules of the language, in Latin digits', () => {
    const texts = createTexts();
    texts.show('ar', arabic, true);
    expect([1, 2, 3, 11].map((n) => texts.text('count', { n }))).toEqual([
      'واحد',
      'اثنان',
      '3 قليل',
      '11 كثير',
    ]);
  });

  it('fall back to English, then to the key', () => {
    const texts = createTexts();
    texts.show('ar', arabic, true);
    expect(texts.text('only')).toBe('only');
    texts.fallBackOn(english);
    expect(texts.text('only')).toBe('English');
    expect(texts.has('only')).toBe(true);
    expect(texts.has('constructor')).toBe(false);
  });

  it('report a missing text once per key and locale, and only after loading', () => {
    const missing: string[] = [];
    const texts = createTexts({ onMissing: (locale, key) => missing.push(`${locale} ${key}`) });
    texts.show('ar', {}, false);
    texts.text('only');
    expect(missing).toEqual([]);
    texts.show('ar', arabic, true);
    texts.text('only');
    texts.text('only');
    texts.show('en', {}, true);
    texts.text('only');
    expect(missing).toEqual(['ar only', 'en only']);
  });

  it('tell their listeners of a change', () => {
    const texts = createTexts();
    const versions: number[] = [];
    const stop = texts.subscribe(() => versions.push(texts.version));
    texts.show('en', english, true);
    texts.fallBackOn(english);
    stop();
    texts.show('ar', arabic, true);
    expect(versions).toEqual([1, 2]);
  });
});

describe('loading a language', () => {
  const setUp = (fail: readonly string[] = [], begun?: string) => {
    const errors: unknown[] = [];
    const asked: string[] = [];
    const texts = createTexts({ onMissing: (locale, key) => loader.reportMissing(locale, key) });
    const loader = createLocaleLoader({
      texts,
      ...(begun && { begun }),
      async fetchMessages(locale) {
        asked.push(locale);
        if (fail.includes(locale)) throw new Error(`no ${locale}`);
        return locale === 'ar' ? arabic : english;
      },
      onError: (error) => errors.push(error),
    });
    return { errors, asked, texts, loader };
  };

  it('shows it, and fetches it once', async () => {
    const { loader, texts, asked, errors } = setUp();
    await loader.show('ar');
    await loader.show('ar');
    expect([texts.locale, asked, errors]).toEqual(['ar', ['ar'], []]);
  });

  it('falls back to English and tells why', async () => {
    const { loader, texts, errors } = setUp(['ar']);
    await loader.show('ar');
    expect(texts.locale).toBe('en');
    expect(errors).toEqual([{ locale: 'ar', message: 'no ar' }]);
  });

  it('asks nobody for a language that there is not', async () => {
    const { loader, texts, asked, errors } = setUp();
    await loader.show('xx');
    expect([texts.locale, asked]).toEqual(['en', ['en']]);
    expect(errors).toMatchObject([{ locale: 'xx' }]);
  });

  it('reports again when English fails too, and asks anew the next time', async () => {
    const { loader, errors, asked } = setUp(['ar', 'en']);
    await loader.show('ar');
    expect(errors).toHaveLength(2);
    await loader.show('ar');
    expect(asked).toEqual(['ar', 'en', 'ar', 'en']);
  });

  it('brings English for a text that the language lacks', async () => {
    const { loader, texts, errors } = setUp();
    await loader.show('ar');
    expect(texts.text('only')).toBe('only');
    await new Promise((resolve) => texts.subscribe(() => resolve(undefined)));
    expect(texts.text('only')).toBe('English');
    expect(errors).toEqual([{ locale: 'ar', key: 'only' }]);
  });

  it('keeps the latest wish', async () => {
    const { loader, texts } = setUp();
    await Promise.all([loader.show('ar'), loader.show('en')]);
    expect(texts.locale).toBe('en');
  });

  it('leaves the page’s own language as it is until somebody needs the rest of it', async () => {
    const { loader, texts, asked } = setUp([], 'ar');
    texts.show('ar', {}, false);
    await loader.show('ar');
    expect(asked).toEqual([]);
    await loader.complete();
    await loader.complete();
    expect([asked, texts.text(Object.keys(arabic)[0] ?? '')]).toEqual([['ar'], Object.values(arabic)[0]]);
  });

  it('needs no rest once another language is shown whole', async () => {
    const { loader, texts, asked } = setUp([], 'ar');
    await loader.show('en');
    await loader.complete();
    expect([asked, texts.locale]).toEqual([['en'], 'en']);
  });

  it('says so where the rest cannot be had, and asks anew the next time', async () => {
    const { loader, asked, errors } = setUp(['ar'], 'ar');
    await expect(loader.complete()).rejects.toThrow('ar');
    await expect(loader.complete()).rejects.toThrow('ar');
    expect([asked, errors.length]).toEqual([['ar', 'ar'], 2]);
  });
});
