import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '../ports/metrics.ts';

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
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
