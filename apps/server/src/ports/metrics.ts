/** One finished call, for the metrics. */
export interface CallObservation {
  readonly call: string;
  readonly transport: 'http' | 'socket';
  readonly status: number;
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
  /** The whole in Prometheus' text format, with its content type. */
  render(): Promise<{ readonly contentType: string; readonly text: string }>;
}
