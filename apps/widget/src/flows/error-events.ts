import { analyticsTextLength } from '@opencashier/contract/host/analytics-text';
import type { CallFailure, Client } from '../api/client.ts';
import type { Analytics } from './analytics.ts';

/** Numbers of cards and accounts, and addresses of people: no words of ours have them. */
const personal = /\S*@\S+|\d{6,}/g;

/** Words about a call that carries a whole form are for the player alone: they may repeat what was typed. */
function failureText(failure: Exclude<CallFailure, { kind: 'aborted' }>, isForm: boolean): string {
  if (failure.kind === 'unknown') return `${failure.reason}: ${failure.message}`;
  return isForm ? failure.code : `${failure.code}: ${failure.message}`;
}

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
          text: failureText(result.error, call.idempotent)
            .replace(personal, '…')
            .slice(0, analyticsTextLength),
          ...(result.error.kind === 'refused' ? { status: result.error.status } : {}),
        });
      }
      return result;
    },
  };
}
