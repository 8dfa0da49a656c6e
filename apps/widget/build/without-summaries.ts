import type { Plugin } from 'vite';

const summary = /^ {2}summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),\n/m;

/** Leaves out what each call's definition says for the reference of the API: a player's browser has no use for it. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/contract\/calls\/[^/]+\.ts$/ },
      handler(code) {
        return code.replace(summary, '');
      },
    },
  };
}
