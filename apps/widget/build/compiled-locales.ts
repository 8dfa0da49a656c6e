import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { availableLocales } from '../../../packages/contract/entities/available-locales.ts';
import { isFirstText } from '../src/i18n/first-texts.ts';
import { compileText } from './compile-text.ts';
import { catalogueFile, catalogueName, catalogueParts, readCatalogue } from './read-catalogue.ts';

const id = 'virtual:locales';

/**
 * Compiles the ICU messages of `public/locales` once, at build time, so that no parser is shipped: the browser gets
 * `locales/{locale}.json` and `locales/{area}/{locale}.json`, the renderer all of them, and both the version that keeps
 * caches honest.
 */
export function compiledLocales(): Plugin {
  return {
    name: 'compiled-locales',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load(name, options) {
      if (name !== `\0${id}`) return undefined;
      const catalogues = compileAll();
      for (const { file } of catalogues) this.addWatchFile(file);
      const all = Object.fromEntries(catalogues.map(({ name, messages }) => [name, messages]));
      const version = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 8);
      // Only the renderer needs the texts in its code; the browser fetches the one language it shows.
      const shipped = options?.ssr ? all : {};
      return `export const localesVersion = ${JSON.stringify(version)};\nexport const catalogues = ${JSON.stringify(shipped)};`;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry) requireFirst(file.code);
      for (const { name, messages } of compileAll()) {
        this.emitFile({
          type: 'asset',
          fileName: `locales/${name}.json`,
          source: JSON.stringify(messages),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const wanted = /\/locales\/((?:\w+\/)?[\w-]+)\.json/.exec(request.url ?? '')?.[1];
        const catalogue = compileAll().find(({ name }) => name === wanted);
        if (!catalogue) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(catalogue.messages));
      });
    },
  };
}

/** The first screen's script may use the texts that its page comes with, and no others. */
function requireFirst(code: string): void {
  const keys = new Set(compileAll().flatMap(({ messages }) => Object.keys(messages)));
  const late = [...code.matchAll(/(["'`])([\w.-]+)\1/g)].flatMap(([, , text = '']) =>
    keys.has(text) && !isFirstText(text) ? [text] : [],
  );
  if (late.length > 0) {
    throw new Error(`Texts of the first screen that are missing in first-texts.ts: ${late.join(', ')}.`);
  }
}

interface Catalogue {
  /** `ar`, or `account/ar` of an area. */
  readonly name: string;
  readonly file: string;
  readonly messages: Record<string, unknown>;
}

function compileAll(): Catalogue[] {
  return availableLocales.flatMap((locale) =>
    catalogueParts.map((area) => {
      const name = catalogueName(locale, area);
      return {
        name,
        file: catalogueFile(locale, area),
        messages: compileCatalogue(name, readCatalogue(locale, area)),
      };
    }),
  );
}

function compileCatalogue(name: string, source: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(source).map(([key, message]) => {
      try {
        return [key, compileText(message)];
      } catch (cause) {
        throw new Error(`${name}: the message "${key}" is no valid ICU message.`, { cause });
      }
    }),
  );
}
