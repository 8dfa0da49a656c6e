import { openBanks } from '../catalogue/banks.ts';
import { openSessionTokens } from '../identity/session-tokens.ts';
import type { Brands } from '../ports/brands.ts';
import type { Clock, Ids } from '../ports/clock.ts';
import type { Identity } from '../ports/identity.ts';
import type { Log } from '../ports/log.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { PageRenderer, StaticFiles } from '../ports/page.ts';
import type { Tracing } from '../ports/tracing.ts';
import { callRoutes } from '../routes/calls.ts';
import { operatorRoutes } from '../routes/operator.ts';
import { openTransports, type Transports, type TransportsOptions } from '../transports/open-transports.ts';
import type { Connections } from '../transports/socket/connections.ts';
import { bankGet } from '../use-cases/bank-get.ts';
import { events } from '../use-cases/events.ts';
import { methodsCountrySelectorV2 } from '../use-cases/methods-country-selector-v2.ts';
import { sessionExchange } from '../use-cases/session-exchange.ts';
import { sessionUser } from '../use-cases/session-user.ts';
import type { Core } from './core-types.ts';

export interface EdgeDeps {
  readonly core: Core;
  readonly brands: Brands;
  readonly identity: Identity;
  readonly connections: Connections;
  /** Signs the tokens of standalone visits. */
  readonly sessionSecret: Uint8Array;
  readonly renderer: PageRenderer;
  readonly files: StaticFiles;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}

/** Joins the core and the use cases that move no money to the transports. */
export function wireEdge(options: TransportsOptions, deps: EdgeDeps): Promise<Transports> {
  const { core, brands, identity, connections, clock, ids, metrics } = deps;
  const { operator, catalogue } = core;
  const routes = callRoutes({
    ...core.calls,
    'bank-get': bankGet({ banks: openBanks() }),
    events: events({ metrics, reports: operator.reports, clock }),
    'methods-country-selector-v2': methodsCountrySelectorV2(catalogue),
    'session-exchange': sessionExchange({
      codes: operator.sessionCodes,
      tokens: openSessionTokens(deps.sessionSecret, clock),
      clock,
    }),
    'session-user': sessionUser({ players: operator.players, wallets: core.wallets, clock }),
  });
  return openTransports(options, {
    ...deps,
    catalogue,
    routes,
    operatorRoutes: operatorRoutes({
      desk: operator,
      brands,
      identity,
      clock,
      ids,
      publicUrl: options.publicUrl,
      product: options.product,
      refreshToken: connections.refresh,
    }),
    operatorKeys: operator.keys,
    repetitions: operator.repetitions,
    receiveWebhook: core.receiveWebhook,
    findReturn: core.findReturn,
    isReady: core.isReady,
  });
}
