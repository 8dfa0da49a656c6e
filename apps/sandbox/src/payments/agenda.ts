import type { Clock, Timers } from '../runtime/clock.ts';
import type { Payment } from './payment.ts';

/** What is due of a payment by itself, and when. */
export interface Due {
  readonly at: Date;
  readonly what: 'pay' | 'expire';
}

/** What a payment waits for: the money that was promised, else its expiry while it is open. */
function dueOf({ dueAt, state, details }: Payment): Due | undefined {
  if (dueAt !== undefined) return { at: new Date(dueAt), what: 'pay' };
  if (state === 'open') return { at: new Date(details.expiresAt), what: 'expire' };
  return undefined;
}

export interface Agenda {
  /** Sets the alarm of a payment anew after it changed. */
  plan(payment: Payment): void;
  stop(): void;
}

/** One alarm per payment at most. */
export function createAgenda(
  { clock, timers }: { readonly clock: Clock; readonly timers: Timers },
  ring: (paymentId: string, what: Due['what']) => void,
): Agenda {
  const alarms = new Map<string, () => void>();
  return {
    plan: (payment) => {
      alarms.get(payment.id)?.();
      alarms.delete(payment.id);
      const due = dueOf(payment);
      if (!due) return;
      const cancel = timers.after(due.at.getTime() - clock.now().getTime(), () => {
        alarms.delete(payment.id);
        ring(payment.id, due.what);
      });
      alarms.set(payment.id, cancel);
    },
    stop: () => {
      for (const cancel of alarms.values()) cancel();
      alarms.clear();
    },
  };
}
