import { AsyncLocalStorage } from 'node:async_hooks';
import { redactText } from '@opencashier/contract/redact-text';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { Log } from '../ports/log.ts';
import type { ActiveSpan, SpanFacts, Tracing } from '../ports/tracing.ts';

export interface TracingOptions {
  /** Where the collector takes traces: `https://collector.example/v1/traces`. */
  readonly url: string;
  /** Share of traces that are told, from 0 to 1; which they are, their ids decide. */
  readonly share: number;
  /** Version of the server. */
  readonly version: string;
  readonly log: Log;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;
const traceparentShape = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/** The context that a `traceparent` names; nothing where it is none. */
function contextOf(traceparent: string | undefined): Context | undefined {
  const [, traceId, spanId] = traceparentShape.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return undefined;
  const isRemote = true;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote });
}

function traceparentOf(span: Span | undefined): string | undefined {
  if (span === undefined) return undefined;
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

const clean = (facts: SpanFacts): SpanFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' ? redactText(value) : value,
    ]),
  );

/** The exporter itself is silent: whoever configured it has to hear when nothing arrives, once for each outage. */
function tellingOutages(exporter: SpanExporter, log: Log): SpanExporter {
  let isDown = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.error && !isDown) log.warn({ err: result.error }, 'traces could not be sent');
        isDown = result.error !== undefined;
        done(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

/** Traces by OpenTelemetry, sent in batches by OTLP over HTTP. */
export function openTracing({ url, share, version, log }: TracingOptions): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'opencashier', 'service.version': version }),
    // By the trace's id alone: what a client says of its own trace does not decide what is kept.
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor(tellingOutages(new OTLPTraceExporter({ url }), log))],
  });
  const tracer = provider.getTracer('opencashier');
  const under = new AsyncLocalStorage<Context>();

  return {
    isOn: true,
    async span(name, { kind, facts = {}, parent }, work) {
      const context = contextOf(parent) ?? under.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(
        name,
        { kind: kind === undefined ? SpanKind.INTERNAL : kinds[kind], attributes: clean(facts) },
        context,
      );
      const active: ActiveSpan = {
        note: (more) => void span.setAttributes(clean(more)),
        fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
      };
      try {
        return await under.run(trace.setSpan(context, span), () => work(active));
      } catch (error) {
        // The words of an error may hold anything; the log has them, redacted.
        active.note({ 'error.type': error instanceof Error ? error.name : 'unknown' });
        active.fail();
        throw error;
      } finally {
        span.end();
      }
    },
    current() {
      const context = under.getStore();
      return traceparentOf(context && trace.getSpan(context));
    },
    // What can't be sent is lost, and the log has it.
    close: () => provider.shutdown().catch(() => undefined),
  };
}
