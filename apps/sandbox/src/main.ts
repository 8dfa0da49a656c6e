import { ConfigError, readConfig } from './config.ts';
import { FolderInUseError } from './journal/lock.ts';
import { realRuntime } from './runtime/clock.ts';
import { type RunningSandbox, startSandbox } from './sandbox.ts';

/** One clear sentence for what a user can mend; the whole error for the rest. */
function explain(error: unknown): string | unknown {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'SANDBOX_PORT is taken by another program: stop it, or set another port.';
  return error;
}

function stopOnSignals(sandbox: RunningSandbox): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      sandbox.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

try {
  const config = readConfig(process.env);
  const sandbox = await startSandbox({ config, runtime: realRuntime, fetch: globalThis.fetch });
  stopOnSignals(sandbox);
  await sandbox.warmUp();
  console.log(`listening sandbox ${sandbox.url}`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
