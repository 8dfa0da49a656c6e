import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createTestNavigator } from '../../flows/testing/test-edges.ts';
import { createTexts } from '../../i18n/texts.ts';
import { TextsProvider } from '../../i18n/use-text.ts';
import type { Services } from '../../services/services.ts';
import { ServicesProvider } from '../../services/services-context.tsx';
import { Empty } from './empty.tsx';

/** The page of a view, with texts that are their own keys. */
function draw(view: 'main' | 'sweep', isAllowed = true, status = 'empty'): string {
  const services = {
    navigator: createTestNavigator().navigator,
    boxes: { store: createStore(() => ({ isAllowed, status })) },
    session: createStore(() => ({ view })),
    route: createStore(() => ({ transaction: 'deposit', query: {} })),
    // The page uses no more than these.
  } as unknown as Services;
  return renderToString(
    <ServicesProvider value={services}>
      <TextsProvider value={createTexts()}>
        <Empty />
      </TextsProvider>
    </ServicesProvider>,
  );
}

/** The pieces of advice of a view, as the keys of their texts, in order. */
const adviceOf = (view: 'main' | 'sweep') =>
  [...draw(view).matchAll(/<li>empty\.advice\.(\w+)/g)].map(([, name]) => name);

it('says that there is no method here, and offers another country and a refresh', () => {
  const html = draw('main');
  expect(html).toMatch(/<h2[^>]*>empty\.title<\/h2>/);
  expect(html).toMatch(/<button[^>]*data-testid="region"[^>]*>.*empty\.chooseCountry/);
  expect(html).toContain('button.refresh');
});

it('advises another country first and a VPN last', () => {
  expect(adviceOf('main')).toEqual(['country', 'refresh', 'vpn']);
});

it('advises another country only where there is a page to choose it on', () => {
  expect(adviceOf('sweep')).toEqual(['refresh', 'vpn']);
});

it('advises nothing where sweepstakes are forbidden, and says so', () => {
  expect(draw('sweep', true, 'loading')).not.toContain('empty.advice');
  const html = draw('sweep', false);
  expect(html).toContain('boxes.notAllowed');
  expect(html).not.toContain('empty.advice');
});
