import type { Brands } from '../ports/brands.ts';
import type { ChangeableCatalogue } from '../ports/catalogue-overrides.ts';
import type { Clock, Ids } from '../ports/clock.ts';
import type { IdempotencyStore } from '../ports/idempotency.ts';
import type { Identity } from '../ports/identity.ts';
import type { Log } from '../ports/log.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { OperatorKeys } from '../ports/operator-keys.ts';
import type { PageRenderer, StaticFiles } from '../ports/page.ts';
import type { Tracing } from '../ports/tracing.ts';
import type { CallRoutes } from '../routes/calls.ts';
import type { OperatorRoute } from '../routes/operator.ts';
import { proxyCheck, type TrustedProxies } from './client-address.ts';
import { createDispatcher } from './dispatcher.ts';
import { addCalls } from './http/calls.ts';
import { addHealth } from './http/health.ts';
import { createHttpServer } from './http/http-server.ts';
import { addOperatorApi } from './http/operator.ts';
import { addProduct, type ProductOptions } from './http/product.ts';
import { addProviderWebhooks, type ReceiveWebhook } from './http/provider-webhooks.ts';
import { addReference } from './http/reference.ts';
import { defaultRateLimits, type RateLimits } from './rate-limiter.ts';
import type { Connections } from './socket/connections.ts';
import { attachSocketServer } from './socket/socket-server.ts';

export interface TransportsOptions {
  readonly publicUrl: string;
  readonly product: string;
  readonly apiPrefix: string;
  readonly version: string;
  readonly trustProxy: TrustedProxies;
  readonly isDebuggable: boolean;
  readonly httpOrigins: readonly string[];
  readonly developmentUrl?: string;
  /** Elastic APM server of the widget's errors. */
  readonly monitoringUrl?: string;
  /** Origins of pages that may open a socket, besides those of the brands. */
  readonly ownOrigins: readonly string[];
  readonly limits?: RateLimits;
}

export interface TransportsDeps {
  readonly routes: CallRoutes;
  readonly operatorRoutes: Readonly<Record<string, OperatorRoute>>;
  readonly operatorKeys: Pick<OperatorKeys, 'verify'>;
  readonly repetitions: IdempotencyStore;
  readonly receiveWebhook: ReceiveWebhook;
  readonly findReturn: ProductOptions['findReturn'];
  readonly isReady: () => Promise<boolean>;
  readonly connections: Connections;
  readonly renderer: PageRenderer;
  readonly files: StaticFiles;
  readonly brands: Brands;
  readonly catalogue: ChangeableCatalogue;
  readonly identity: Identity;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}

export interface Transports {
  /** Starts to listen; the port that it got. */
  listen(address: { readonly host: string; readonly port: number }): Promise<number>;
  /** Hangs up the sockets, lets running requests finish and closes the port. */
  close(): Promise<void>;
}

/** HTTP and socket over one dispatcher, on one port. */
export async function openTransports(options: TransportsOptions, deps: TransportsDeps): Promise<Transports> {
  const { clock, ids, log, metrics, brands } = deps;
  const limits = options.limits ?? defaultRateLimits;
  const isProxy = proxyCheck(options.trustProxy);
  const dispatcher = createDispatcher({ ...deps, limits });
  const app = await createHttpServer({ publicUrl: options.publicUrl, isProxy, ids, clock, log });

  addHealth(app, deps.isReady, metrics);
  addReference(app, options);
  addOperatorApi(app, {
    routes: deps.operatorRoutes,
    keys: deps.operatorKeys,
    repetitions: deps.repetitions,
    refused: limits.refused,
    clock,
    log,
  });
  await addProviderWebhooks(app, deps.receiveWebhook, deps);
  addCalls(app, options.apiPrefix, dispatcher);
  const product = addProduct(app, { ...options, ...deps, isTraced: deps.tracing.isOn });
  await app.ready();
  const io = attachSocketServer(app.server, {
    apiPrefix: options.apiPrefix,
    origins: [...options.ownOrigins, ...brands.all.flatMap((brand) => brand.origins)],
    isProxy,
    connectLimit: limits.connect,
    dispatcher,
    connections: deps.connections,
    metrics,
    clock,
    ids,
  });

  return {
    async listen({ host, port }) {
      await app.listen({ host, port });
      void product
        .warm()
        .catch((error: unknown) => log.warn({ err: error }, 'files could not be compressed'));
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    async close() {
      io.disconnectSockets(true);
      io.engine.close();
      await app.close();
    },
  };
}
