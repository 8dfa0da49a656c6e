import type { PaymentWindows, RedirectTarget } from '../deposit/payment-windows.ts';

export interface TestWindow {
  readonly targets: RedirectTarget[];
  isClosed: boolean;
  /** The player closes it. */
  closeByPlayer(): void;
}

/** A browser that opens windows, or blocks them. */
export function createTestWindows() {
  const opened: TestWindow[] = [];
  const external: RedirectTarget[] = [];
  const returns = new Set<() => void>();
  const state = { isBlocking: false, refusesExternal: false };
  const windows: PaymentWindows = {
    open() {
      if (state.isBlocking) return undefined;
      const closed = new Set<() => void>();
      const one: TestWindow = {
        targets: [],
        isClosed: false,
        closeByPlayer: () => closed.forEach((listener) => void listener()),
      };
      opened.push(one);
      return {
        redirect: (target) => void one.targets.push(target),
        close() {
          one.isClosed = true;
        },
        onClosed(listener) {
          closed.add(listener);
          return () => void closed.delete(listener);
        },
        place: {
          window: { postMessage: () => {} },
          onReady: (run) => run(),
          onClosed: (run) => void closed.add(run),
        },
      };
    },
    openExternal(target) {
      external.push(target);
      return !state.refusesExternal;
    },
    onReturn(listener) {
      returns.add(listener);
      return () => void returns.delete(listener);
    },
  };
  return { windows, opened, external, state, comeBack: () => returns.forEach((listener) => void listener()) };
}
