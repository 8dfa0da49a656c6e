import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { circuitStates } from '../domain/circuit.ts';
import type { BacklogCount } from '../ports/backlog.ts';
import type { Metrics } from '../ports/metrics.ts';
import { backlogGauges } from './backlog-gauges.ts';

/** The widget names its measurements itself: beyond this many names the rest are counted together. */
const maxWidgetKeys = 64;
const keyShape = /^[a-zA-Z][\w.:-]{0,63}$/;

/** Counts for Prometheus, in a registry of their own. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const calls = new Histogram({
    name: 'cashier_call_seconds',
    help: 'Calls by name, transport and status.',
    labelNames: ['call', 'transport', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const widget = new Histogram({
    name: 'cashier_widget_seconds',
    help: 'What widgets measured in players’ browsers.',
    labelNames: ['key'],
    buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60],
    registers,
  });
  const sockets = new Gauge({ name: 'cashier_sockets', help: 'Open sockets.', registers });
  const pushes = new Counter({
    name: 'cashier_pushes_total',
    help: 'Pushes sent to sockets.',
    labelNames: ['push'],
    registers,
  });
  const webhooks = new Counter({
    name: 'cashier_provider_webhooks_total',
    help: 'Webhooks of providers by the status that they were answered with.',
    labelNames: ['provider', 'outcome'],
    registers,
  });
  const providers = new Histogram({
    name: 'cashier_provider_seconds',
    help: 'Questions to providers by operation and kind of answer.',
    labelNames: ['provider', 'operation', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25],
    registers,
  });
  const circuits = new Gauge({
    name: 'cashier_provider_circuit',
    help: 'Circuit breakers of provider accounts: 1 for the state in which this server last saw one.',
    labelNames: ['provider', 'state'],
    registers,
  });
  const payments = new Counter({
    name: 'cashier_payment_events_total',
    help: 'What happened to deposits and withdrawals, such as deposit.credited.',
    labelNames: ['type'],
    registers,
  });
  const messages = new Counter({
    name: 'cashier_operator_webhooks_total',
    help: 'Tries to deliver messages to operators, by what became of them.',
    labelNames: ['outcome'],
    registers,
  });
  const setBacklog = backlogGauges(registry);
  const unread = new Counter({
    name: 'cashier_backlog_unread_total',
    help: 'Readings at which the database did not say what waits: the gauges then show the last count.',
    registers,
  });
  let countBacklog: (() => Promise<BacklogCount>) | undefined;
  const widgetKeys = new Set<string>();

  return {
    callFinished: ({ call, transport, status, seconds }) =>
      calls.observe({ call, transport, status: String(status) }, seconds),
    widgetMeasured(key, seconds) {
      const isNamed = widgetKeys.has(key) || (widgetKeys.size < maxWidgetKeys && keyShape.test(key));
      if (isNamed) widgetKeys.add(key);
      widget.observe({ key: isNamed ? key : 'other' }, seconds);
    },
    socketOpened: () => sockets.inc(),
    socketClosed: () => sockets.dec(),
    pushSent: (name) => pushes.inc({ push: name }),
    webhookReceived: (provider, outcome) => webhooks.inc({ provider, outcome }),
    providerAsked: ({ provider, operation, outcome, seconds }) =>
      providers.observe({ provider, operation, outcome }, seconds),
    circuitSeen(provider, state) {
      for (const each of circuitStates) circuits.set({ provider, state: each }, each === state ? 1 : 0);
    },
    paymentMoved: (type) => payments.inc({ type }),
    messageTried: (outcome) => messages.inc({ outcome }),
    watchBacklog(count) {
      countBacklog = count;
    },
    async render() {
      // Counts are read when something is wrong, too: without the database the others are still told.
      const backlog = await countBacklog?.().catch(() => unread.inc());
      if (backlog) setBacklog(backlog);
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
