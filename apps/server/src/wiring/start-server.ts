import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openCatalogue } from '../catalogue/default-catalogue.ts';
import { iconSprite } from '../catalogue/icons/sprite.ts';
import type { Config } from '../config/config.ts';
import { demoBrandId, loopbackAliases } from '../config/evaluation.ts';
import { keptSessionKey } from '../identity/session-key.ts';
import { sessionIssuer } from '../identity/session-tokens.ts';
import { openIdentity } from '../identity/token-verifier.ts';
import { openMemoryFiles } from '../page/memory-files.ts';
import { developmentRenderer, loadWidgetRenderer } from '../page/widget-renderer.ts';
import { brandsOf } from '../ports/brands.ts';
import type { Log } from '../ports/log.ts';
import { noTracing, type Tracing } from '../ports/tracing.ts';
import { accountIdOf } from '../providers/provider-registry.ts';
import { openLog } from '../telemetry/log.ts';
import { openMetrics } from '../telemetry/metrics.ts';
import { createConnections } from '../transports/socket/connections.ts';
import { openCore } from './core.ts';
import type { CoreConfig } from './core-types.ts';
import { systemClock, systemIds, systemTimers } from './system.ts';
import { wireEdge } from './wire-edge.ts';

export interface RunningServer {
  readonly port: number;
  readonly database: 'postgres' | 'embedded';
  /** Hangs up, lets what runs finish, stops the jobs and closes the database. */
  close(): Promise<void>;
}

const spritePath = 'icons/sprite.svg';

function coreConfig(config: Config): CoreConfig {
  const isEvaluation = config.mode === 'evaluation';
  return {
    ...(config.databaseUrl && { databaseUrl: config.databaseUrl }),
    dataDir: config.dataDir,
    publicUrl: config.publicUrl,
    product: config.product,
    providers: config.providers,
    allowSandboxProvider: isEvaluation,
    allowLoopbackWebhooks: config.allowLoopbackWebhooks,
    ...(isEvaluation && { sampleBonusBrands: [demoBrandId] }),
  };
}

/** The widget's build, the SDK and the icons, and who writes the pages. */
async function openPages(config: Config, root: string) {
  const sprite = iconSprite();
  const version = createHash('sha256').update(sprite).digest('hex').slice(0, 8);
  const files = openMemoryFiles(
    [
      { folder: join(root, 'apps/widget/dist/client'), prefix: '' },
      { folder: join(root, 'packages/embed/dist'), prefix: 'sdk/' },
    ],
    { [spritePath]: sprite },
  );
  const spriteAddress = `${spritePath}?v=${version}`;
  const renderer = config.widgetDevUrl
    ? developmentRenderer(config.widgetDevUrl, fetch, spriteAddress)
    : await loadWidgetRenderer(join(root, 'apps/widget/dist/server/entry-server.js'), spriteAddress);
  return { files, renderer };
}

/** The library comes only where traces are wanted. */
async function openTraces({ tracing }: Config, version: string, log: Log): Promise<Tracing> {
  if (tracing === undefined) return noTracing;
  const { openTracing } = await import('../telemetry/tracing.ts');
  return openTracing({ ...tracing, version, log });
}

/**
 * Wires all ports with their implementations and listens.
 * @param root the repository's folder, where the builds of widget and SDK lie
 * @throws Error with a sentence for people
 */
export async function startServer(config: Config, root: string, version: string): Promise<RunningServer> {
  const clock = systemClock;
  const ids = systemIds(clock);
  const log = openLog(config.logLevel);
  const metrics = openMetrics();
  const tracing = await openTraces(config, version, log);
  const sessionSecret = config.sessionKey ?? keptSessionKey(config.dataDir);
  const identity = openIdentity({
    brands: config.brands,
    sessionKey: { issuer: sessionIssuer, algorithm: 'HS256', secret: sessionSecret },
    clock,
    fetch,
  });
  const connections = createConnections({ identity, clock, timers: systemTimers, metrics });
  const brands = brandsOf(config.brands);
  const providerIds = new Set(config.providers.map(accountIdOf));
  const catalogue = openCatalogue(config.brands, providerIds);
  const { files, renderer } = await openPages(config, root);
  const core = await openCore(coreConfig(config), {
    clock,
    ids,
    timers: systemTimers,
    log,
    fetch,
    catalogue,
    brands: {
      find: (id) => config.brands.find((brand) => brand.id === id),
      all: () => config.brands,
    },
    pushes: connections,
    metrics,
    tracing,
  });
  const { operator } = core;
  await operator.keys.adopt(config.operatorKeys, clock.now());
  const transports = await wireEdge(
    {
      publicUrl: config.publicUrl,
      product: config.product,
      apiPrefix: config.apiPrefix,
      version,
      trustProxy: config.trustProxy,
      isDebuggable: config.mode === 'evaluation',
      httpOrigins: config.httpOrigins,
      ownOrigins:
        config.mode === 'evaluation' ? loopbackAliases(config.publicUrl) : [new URL(config.publicUrl).origin],
      ...(config.widgetDevUrl && { developmentUrl: config.widgetDevUrl }),
      ...(config.monitoringUrl && { monitoringUrl: config.monitoringUrl }),
    },
    {
      core,
      sessionSecret,
      connections,
      renderer,
      files,
      brands,
      identity,
      clock,
      ids,
      log,
      metrics,
      tracing,
    },
  );
  const close = async (): Promise<void> => {
    await transports.close();
    await core.close();
    await tracing.close();
  };
  try {
    const port = await transports.listen({ host: config.host, port: config.port });
    core.jobs.start();
    return { port, database: core.database, close };
  } catch (error) {
    await close();
    throw error;
  }
}
