import type { Services } from '../services/services.ts';

/**
 * Tells a host that wants its frame to follow the content how high the content is, in CSS pixels. The shell fills the
 * frame, so its own height is the frame's: what the content needs shows only while the shell may be lower.
 */
export function reportHeight(window: Window, root: HTMLElement, { host }: Pick<Services, 'host'>): void {
  if (host.kind !== 'frame') return;
  let told = 0;
  let isDue = false;

  const measure = () => {
    isDue = false;
    const shell = root.firstElementChild;
    if (!(shell instanceof HTMLElement)) return;
    shell.style.minBlockSize = '0';
    const height = Math.ceil(shell.getBoundingClientRect().height);
    shell.style.minBlockSize = '';
    if (height === told) return;
    told = height;
    host.send('resize', { height });
  };
  const measureSoon = () => {
    if (isDue) return;
    isDue = true;
    window.requestAnimationFrame(measure);
  };
  new MutationObserver(measureSoon).observe(root, { childList: true, characterData: true, subtree: true });
  window.addEventListener('resize', measureSoon);
  measureSoon();
}
