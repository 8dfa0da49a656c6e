import { vi } from 'vitest';
import type { CaptchaRoom } from '../captcha-room.ts';

/** How a script's address answers: it never comes, it is missing, or it runs. */
export type ScriptAnswer = 'never' | 'missing' | (() => void);

/** A page of happy-dom whose scripts a test answers, and whose time it moves by vitest's fake timers. */
export function createTestRoom(answerOf: (url: string, attempt: number) => ScriptAnswer) {
  const loaded: { readonly url: string; readonly at: number }[] = [];
  const begun = Date.now();
  document.head.append = (...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      const answer = answerOf(node.src, loaded.length);
      loaded.push({ url: node.src, at: Date.now() - begun });
      if (answer === 'never') continue;
      setTimeout(() => {
        if (answer !== 'missing') answer();
        node.dispatchEvent(new Event(answer === 'missing' ? 'error' : 'load'));
      }, 0);
    }
  };
  const onShown = vi.fn();
  const room: CaptchaRoom = {
    window,
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
    onShown,
  };
  return { room, loaded, onShown };
}

/** How something ended, once that much time went by. */
export async function after<Value>(ms: number, running: Promise<Value>): Promise<Value | 'open'> {
  let end: Value | 'open' = 'open';
  void running.then((value) => {
    end = value;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return end;
}
