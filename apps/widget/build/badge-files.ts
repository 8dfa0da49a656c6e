import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../src/public/badges/', import.meta.url));

/** Serves the short texts that methods name as their badge, by the names that they have. */
export function badgeFiles(): Plugin {
  return {
    name: 'badge-files',
    generateBundle() {
      if (this.environment.name === 'ssr') return;
      for (const name of readdirSync(folder)) {
        this.emitFile({
          type: 'asset',
          fileName: `badges/${name}`,
          source: readFileSync(join(folder, name)),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const wanted = /\/badges\/([\w.-]+)$/.exec(request.url ?? '')?.[1];
        const name = readdirSync(folder).find((candidate) => candidate === wanted);
        if (name === undefined) return next();
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(readFileSync(join(folder, name)));
      });
    },
  };
}
