import { createApp } from './app.ts';
import { readConfig } from './config.ts';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const app = await createApp(config);
  const url = await app.listen({ port: config.port, host: config.host });
  console.log(`listening demo ${url}`);
  const stop = (): void => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

start().catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE' ? "The demo's port is taken: set DEMO_PORT to another one." : error.message,
  );
  process.exit(1);
});
