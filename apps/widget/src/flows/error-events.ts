import type { CallFailure, Client } from '../api/client.ts';
import type { Analytics } from './analytics.ts';

const failureText = (failure: Exclude<CallFailure, { kind: 'aborted' }>) =>
  failure.kind === 'refused'
    ? `${failure.code}: ${failure.message}`
    : `${failure.reason}: ${failure.message}`;

/** The same client, whose failed calls are told to analytics with status and text. */
export function withErrorEvents(client: Client, analytics: Analytics): Client {
  return {
    onPush: (name, listener) => client.onPush(name, listener),
    onReconnect: (listener) => client.onReconnect(listener),
    onDisconnect: (listener) => client.onDisconnect(listener),
    async call(call, request, options) {
      const result = await client.call(call, request, options);
      if (!result.ok && result.error.kind !== 'aborted') {
        analytics.track('request_error', {
          event_cat: call.path,
          text: failureText(result.error),
          ...(result.error.kind === 'refused' ? { status: result.error.status } : {}),
        });
      }
      return result;
    },
  };
}
