import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { TextsProvider } from '../../i18n/use-text.ts';
import type { Services } from '../services.ts';
import { ServicesProvider } from '../services-context.tsx';

const roots: Root[] = [];

/** Takes everything off the page that was drawn. */
export function eraseDrawn(): void {
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
  document.body.replaceChildren();
}

export interface DrawDeps {
  readonly services: Services;
  readonly clock: { advance(ms: number): Promise<void> };
}

/** Draws a screen over its services, and gives what a test looks at and presses. */
export async function draw(Screen: ComponentType, { services, clock }: DrawDeps) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  roots.push(root);
  const settle = () => act(() => clock.advance(0));
  act(() =>
    root.render(
      <ServicesProvider value={services}>
        <TextsProvider value={services.texts}>
          <Screen />
        </TextsProvider>
      </ServicesProvider>,
    ),
  );
  await settle();
  const all = (testId: string) => [...document.querySelectorAll<HTMLElement>(`[data-testid="${testId}"]`)];
  return {
    settle,
    all,
    one(testId: string): HTMLElement {
      const [found] = all(testId);
      if (!found) throw new Error(`${testId} is not drawn: ${document.body.textContent}`);
      return found;
    },
    words: () => document.body.textContent ?? '',
    async press(element: HTMLElement): Promise<void> {
      act(() => element.click());
      await settle();
    },
    /** Types a text into the input of a field, and leaves it. */
    async type(input: Element | null, text: string): Promise<void> {
      if (!(input instanceof HTMLInputElement)) throw new Error('there is nothing to type into');
      act(() => {
        input.focus();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.blur();
      });
      await settle();
    },
  };
}
