/** What is told of a span: fixed names and values that are neither secret nor personal. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  /** `server`: somebody asked us. `client`: we ask somebody. Otherwise it is our own work. */
  readonly kind?: 'server' | 'client';
  readonly facts?: SpanFacts;
  /** W3C `traceparent` of what caused it; the span around it where there is none or it is not one. */
  readonly parent?: string | undefined;
}

/** The span that a piece of work runs in. */
export interface ActiveSpan {
  note(facts: SpanFacts): void;
  /** It did not go as it should. */
  fail(): void;
}

/** Traces of what the server does. */
export interface Tracing {
  readonly isOn: boolean;
  /** Runs the work as a span of the one around it. What the work throws is thrown on. */
  span<Value>(name: string, options: SpanOptions, work: (span: ActiveSpan) => Promise<Value>): Promise<Value>;
  /** The `traceparent` of the span around this. */
  current(): string | undefined;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
}

const noSpan: ActiveSpan = { note: () => undefined, fail: () => undefined };

/** No traces: the work runs as if nobody had asked for any. */
export const noTracing: Tracing = {
  isOn: false,
  span: (_name, _options, work) => work(noSpan),
  current: () => undefined,
  close: async () => undefined,
};
