import type { CircuitState } from '../domain/circuit.ts';
import type { BacklogCount } from './backlog.ts';

/** One finished call, for the metrics. */
export interface CallObservation {
  readonly call: string;
  readonly transport: 'http' | 'socket';
  readonly status: number;
  readonly seconds: number;
}

/** One question to a provider, with the kind of its answer. */
export interface ProviderObservation {
  readonly provider: string;
  readonly operation: string;
  readonly outcome: string;
  readonly seconds: number;
}

/** What is counted and timed. Label values come from fixed sets, so that no caller can grow them without bound. */
export interface Metrics {
  callFinished(observation: CallObservation): void;
  /** One measurement of the widget, in seconds. */
  widgetMeasured(key: string, seconds: number): void;
  socketOpened(): void;
  socketClosed(): void;
  pushSent(name: string): void;
  webhookReceived(provider: string, outcome: string): void;
  providerAsked(observation: ProviderObservation): void;
  /** How the circuit breaker of a provider account stands. */
  circuitSeen(provider: string, state: CircuitState): void;
  /** A payment came into a state, by the name of its news (`deposit.credited`). */
  paymentMoved(type: string): void;
  /** What became of a try to deliver a message to the operator. */
  messageTried(outcome: 'delivered' | 'retry' | 'failed' | 'disableEndpoint'): void;
  /** Asks for what waits at each reading, until there is another to be asked. */
  watchBacklog(count: () => Promise<BacklogCount>): void;
  /** The whole in Prometheus' text format, with its content type. */
  render(): Promise<{ readonly contentType: string; readonly text: string }>;
}

const nothing = () => undefined;

/** Counts nothing, for what runs without anybody who reads counts. */
export const noMetrics: Metrics = {
  callFinished: nothing,
  widgetMeasured: nothing,
  socketOpened: nothing,
  socketClosed: nothing,
  pushSent: nothing,
  webhookReceived: nothing,
  providerAsked: nothing,
  circuitSeen: nothing,
  paymentMoved: nothing,
  messageTried: nothing,
  watchBacklog: nothing,
  render: async () => ({ contentType: 'text/plain', text: '' }),
};
