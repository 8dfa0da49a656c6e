import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { build } from 'vite';

const id = 'virtual:inline-scripts';
const sources = {
  earlyScript: fileURLToPath(new URL('../src/boot/early.ts', import.meta.url)),
  formScript: fileURLToPath(new URL('../src/boot/form/form-script.ts', import.meta.url)),
  captchaScript: fileURLToPath(new URL('../src/boot/captcha/captcha-script.ts', import.meta.url)),
};

/** Offers the pages' inline scripts, compiled and minified, as strings: they go into the HTML, their hashes into the CSP. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    async load(name) {
      if (name !== `\0${id}`) return undefined;
      const scripts = Object.entries(sources).map(async ([constant, source]) => {
        this.addWatchFile(source);
        return `export const ${constant} = ${JSON.stringify(await compile(source))};`;
      });
      return (await Promise.all(scripts)).join('\n');
    },
  };
}

async function compile(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: 'oxc',
      target: 'es2020',
      lib: { entry: source, formats: ['iife'], name: 'cashier', fileName: 'inline' },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const code = outputs.flatMap((part) => (part.type === 'chunk' ? [part.code] : []))[0];
  if (!code) throw new Error(`${source} compiled to nothing.`);
  if (/<\/script|<!--/i.test(code)) throw new Error(`${source} would end its own element.`);
  return code.trim();
}
