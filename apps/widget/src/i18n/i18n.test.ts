import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { createLocaleLoader } from './load-locale.ts';
import type { TextArea } from './text-areas.ts';
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

  it('follow English rules where a runtime has none of the language, whatever its own language is', () => {
    const texts = createTexts();
    texts.show('tg', { count: compileMessage('{n, plural, one {# рӯз} other {# рӯзи}}') }, true);
    expect([1, 2, 21].map((n) => texts.text('count', { n }))).toEqual(['1 рӯз', '2 рӯзи', '21 рӯзи']);
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

  describe('with areas', () => {
    const parts: Record<string, Record<string, string>> = {
      ar: { title: 'عنوان' },
      en: { title: 'Title' },
      'account/ar': { 'history.more': 'المزيد' },
      'account/en': { 'history.more': 'More' },
      'invoice/ar': { 'invoice.amount': 'المبلغ' },
      'invoice/en': { 'invoice.amount': 'Amount' },
    };
    const begin = (fail: Set<string> = new Set(), areas: readonly TextArea[] = []) => {
      const errors: unknown[] = [];
      const asked: string[] = [];
      const texts = createTexts({ onMissing: (locale, key) => loader.reportMissing(locale, key) });
      texts.show('ar', {}, false);
      const held = new Map<string, () => void>();
      const loader = createLocaleLoader({
        texts,
        begun: 'ar',
        areas,
        async fetchMessages(name) {
          asked.push(name);
          if (held.has(name)) await new Promise<void>((resolve) => held.set(name, resolve));
          if (fail.has(name)) throw new Error(`no ${name}`);
          return parts[name] ?? {};
        },
        onError: (error) => errors.push(error),
      });
      return { errors, asked, texts, loader, fail, held };
    };

    it('brings an area beside the rest of the language, each once', async () => {
      const { loader, texts, asked, errors } = begin();
      await loader.complete(['account']);
      await loader.complete(['account']);
      await loader.complete();
      expect([texts.text('title'), texts.text('history.more')]).toEqual(['عنوان', 'المزيد']);
      expect([asked, errors]).toEqual([['account/ar', 'ar'], []]);
    });

    it('shows another language only with the areas that are in use', async () => {
      const { loader, texts } = begin();
      await loader.complete(['account']);
      const seen: string[] = [];
      texts.subscribe(() => seen.push(`${texts.locale} ${texts.text('history.more')}`));
      await loader.show('en');
      expect(seen).toEqual(['en More']);
    });

    it('shows no language without an area that was opened while it came', async () => {
      const { loader, texts, held } = begin();
      await loader.complete();
      held.set('en', () => {});
      const shown = loader.show('en');
      const opened = loader.complete(['invoice']);
      await opened;
      expect([texts.locale, texts.text('invoice.amount')]).toEqual(['ar', 'المبلغ']);
      held.get('en')?.();
      await shown;
      expect([texts.locale, texts.text('invoice.amount')]).toEqual(['en', 'Amount']);
    });

    it('keeps the texts of two areas that are asked for at once', async () => {
      const { loader, texts, held } = begin();
      held.set('account/ar', () => {});
      const both = [loader.complete(['account']), loader.complete(['invoice'])];
      held.get('account/ar')?.();
      await Promise.all(both);
      expect([texts.text('history.more'), texts.text('invoice.amount')]).toEqual(['المزيد', 'المبلغ']);
    });

    it('says an area in English where the language’s cannot be had, tells why, and asks anew', async () => {
      const { loader, texts, errors, fail } = begin(new Set(['account/ar']));
      await loader.complete(['account']);
      expect([texts.locale, texts.text('title'), texts.text('history.more')]).toEqual([
        'ar',
        'عنوان',
        'More',
      ]);
      expect(errors).toEqual([{ locale: 'ar', message: 'no account/ar' }]);
      fail.clear();
      await loader.complete(['account']);
      expect([texts.text('history.more'), errors.length]).toEqual(['المزيد', 1]);
    });

    it('reports again when English fails too, and lets nobody in without the texts', async () => {
      const { loader, errors } = begin(new Set(['account/ar', 'account/en']));
      await expect(loader.complete(['account'])).rejects.toThrow('ar');
      expect(errors).toEqual([
        { locale: 'ar', message: 'no account/ar' },
        { locale: 'en', message: 'no account/en' },
      ]);
    });

    it('shows no language without the areas of the page', async () => {
      const { texts, loader } = begin(new Set(), ['account']);
      await loader.complete();
      expect(texts.text('history.more')).toBe('المزيد');
      await loader.show('en');
      expect(texts.text('history.more')).toBe('More');
    });

    it('tells of a text that an area lacks, and brings English for it', async () => {
      const { loader, texts, errors } = begin();
      parts['account/en'] = { 'history.more': 'More', 'history.new': 'New' };
      await loader.complete(['account']);
      expect(texts.text('history.new')).toBe('history.new');
      await new Promise((resolve) => texts.subscribe(() => resolve(undefined)));
      expect(texts.text('history.new')).toBe('New');
      expect(errors).toEqual([{ locale: 'ar', key: 'history.new' }]);
    });
  });

  it('says so where the rest cannot be had, and asks anew the next time', async () => {
    const { loader, asked, errors } = setUp(['ar'], 'ar');
    await expect(loader.complete()).rejects.toThrow('ar');
    await expect(loader.complete()).rejects.toThrow('ar');
    expect([asked, errors.length]).toEqual([['ar', 'ar'], 2]);
  });
});
