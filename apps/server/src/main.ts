import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { loadConfig } from './config/load-config.ts';
import { processEnvironment } from './config/process-environment.ts';
import { ForeignSchemaError } from './db/migrate.ts';
import { type RunningServer, startServer } from './wiring/start-server.ts';

/** How long a stop may take: whoever started us waits no longer. */
const stopWithinMs = 4_500;

/** Tells `npm start` that the books in the data folder are another version's: it sets them aside and starts anew. */
const otherVersionsData = 4;

const databases = {
  postgres: 'Database: PostgreSQL.',
  embedded:
    'Database: embedded, for evaluation and small installations. Set DATABASE_URL to use PostgreSQL 15 or newer.',
} as const;

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken already: end what listens there, or set PORT to another.`;
  }
  if (code === 'EADDRNOTAVAIL') return 'HOST is no address of this machine.';
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be listened on: set PORT to another.`;
  return error.message;
}

/** A host as a browser on this machine takes it. */
function nameOf(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function stopOnSignals(server: RunningServer): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(sentenceOf(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

let isEmbedded = false;
try {
  const config = loadConfig(processEnvironment());
  isEmbedded = config.databaseUrl === undefined;
  const server = await startServer(config, join(import.meta.dirname, '../../..'), manifest.version);
  stopOnSignals(server);
  console.log(databases[server.database]);
  console.log(`listening server http://${nameOf(config.host)}:${server.port}`);
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(error instanceof ForeignSchemaError && isEmbedded ? otherVersionsData : 1);
}
