import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { method } from '../../flows/testing/test-methods.ts';
import { createTexts } from '../../i18n/texts.ts';
import { TextsProvider } from '../../i18n/use-text.ts';
import type { Services } from '../../services/services.ts';
import { ServicesProvider } from '../../services/services-context.tsx';
import { Redirected } from './redirected.tsx';

/** The page with texts that are their own keys. */
function draw(freshness: 'known' | 'stillChecking'): string {
  const services = {
    deposit: { store: createStore(() => ({ amount: 25, currency: 'EUR' })) },
    status: { store: createStore(() => ({ freshness })) },
    // The page uses no more than these.
  } as unknown as Services;
  return renderToString(
    <ServicesProvider value={services}>
      <TextsProvider value={createTexts()}>
        <Redirected method={method('visa')} window="open" />
      </TextsProvider>
    </ServicesProvider>,
  );
}

it('says that it is reconnecting while the server is silent, and is calm otherwise', () => {
  expect(draw('stillChecking')).toContain('redirected.offline.title');
  expect(draw('known')).not.toContain('redirected.offline');
});
