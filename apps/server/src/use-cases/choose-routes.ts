import { afterAnswer, afterFailure, afterProbe, type CircuitRules, passageOf } from '../domain/circuit.ts';
import { inOrder, type RouteRule } from '../domain/routing.ts';
import type { Circuits } from '../ports/circuits.ts';
import type { Clock } from '../ports/clock.ts';
import type { Metrics } from '../ports/metrics.ts';

/** What it takes to choose between provider accounts. */
export interface RoutingDeps {
  readonly circuits: Circuits;
  readonly circuitRulesOf: (account: string) => CircuitRules;
  readonly metrics: Pick<Metrics, 'circuitSeen'>;
  readonly clock: Clock;
}

export interface ChosenRoutes<Route> {
  /** In the order in which they are asked. */
  readonly routes: readonly Route[];
  /** Accounts that rest. */
  readonly passedOver: readonly string[];
}

/**
 * Orders the routes of one payment and leaves out the accounts that rest. Where the first has rested, this payment is the
 * one that tries it.
 *
 * @param key decides over shares; the same for the same payment
 */
export async function chooseRoutes<Route extends RouteRule>(
  deps: RoutingDeps,
  rules: readonly Route[],
  key: string,
): Promise<ChosenRoutes<Route>> {
  const circuits = await deps.circuits.all();
  const at = deps.clock.now();
  const routes: Route[] = [];
  const passedOver: string[] = [];
  for (const route of inOrder(rules, key)) {
    const circuit = circuits.get(route.id);
    const passage = circuit === undefined ? 'free' : passageOf(circuit, at);
    // A later one is tried when its turn comes, if it does.
    const mayPass =
      passage === 'free' || (passage === 'probe' && (routes.length > 0 || (await mayAsk(deps, route.id))));
    if (mayPass) routes.push(route);
    else passedOver.push(route.id);
  }
  return { routes, passedOver };
}

/** The route that a form is prepared for: the first one that does not rest, else the first. */
export async function routeToPrepare<Route extends RouteRule>(
  { circuits }: Pick<RoutingDeps, 'circuits'>,
  rules: readonly Route[],
  key: string,
): Promise<Route | undefined> {
  const known = await circuits.all();
  const ordered = inOrder(rules, key);
  return ordered.find(({ id }) => (known.get(id)?.state ?? 'closed') === 'closed') ?? ordered[0];
}

/** May this account be asked now? Where it has rested, whoever asks is the one that tries it. */
export async function mayAsk(deps: RoutingDeps, account: string): Promise<boolean> {
  const at = deps.clock.now();
  const rules = deps.circuitRulesOf(account);
  const { before, after } = await deps.circuits.change(
    account,
    (circuit) => afterProbe(circuit, rules, at),
    'probed',
    at,
  );
  deps.metrics.circuitSeen(account, after.state);
  return after.state === 'closed' || after !== before;
}

/** Tells the circuit breaker what became of a question: `fault` is why there was no clear answer, or that it is out of order. */
export async function noteAnswer(
  deps: RoutingDeps,
  account: string,
  fault: string | undefined,
): Promise<void> {
  const at = deps.clock.now();
  if (fault === undefined && !(await deps.circuits.all()).has(account)) return;
  const rules = deps.circuitRulesOf(account);
  const { after } = await deps.circuits.change(
    account,
    (circuit) => (fault === undefined ? afterAnswer(circuit) : afterFailure(circuit, rules, at)),
    fault ?? 'answered',
    at,
  );
  deps.metrics.circuitSeen(account, after.state);
}
