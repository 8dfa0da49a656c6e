import { useEffect } from 'react';

/** Runs when Escape is pressed and nothing nearer took it: an open dialog, a list of choices, a search with text in it. */
export function useEscape(run: (() => void) | undefined): void {
  useEffect(() => {
    if (!run) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest('dialog, select')) return;
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [run]);
}
