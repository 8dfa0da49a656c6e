import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { otherPlaces, type ShownPage } from '../../flows/deposit/redirect-channel.ts';
import { method } from '../../flows/testing/test-methods.ts';
import { createTexts } from '../../i18n/texts.ts';
import { TextsProvider } from '../../i18n/use-text.ts';
import type { Services } from '../../services/services.ts';
import { ServicesProvider } from '../../services/services-context.tsx';
import { Redirected } from './redirected.tsx';

const bank: ShownPage = { url: 'https://bank.example', isForm: false, window: 'open' };

/** The page with texts that are their own keys. */
function draw(freshness: 'known' | 'stillChecking', change: Partial<ShownPage> = {}): string {
  const page = { ...bank, ...change };
  const services = {
    deposit: {
      store: createStore(() => ({ amount: 25, currency: 'EUR' })),
      otherPlaces: () => otherPlaces(page),
    },
    status: { store: createStore(() => ({ freshness })) },
    // The page uses no more than these.
  } as unknown as Services;
  return renderToString(
    <ServicesProvider value={services}>
      <TextsProvider value={createTexts()}>
        <Redirected method={method('visa')} window={page.window} />
      </TextsProvider>
    </ServicesProvider>,
  );
}

it('says that it is reconnecting while the server is silent, and is calm otherwise', () => {
  expect(draw('stillChecking')).toContain('redirected.offline.title');
  expect(draw('known')).not.toContain('redirected.offline');
});

describe('the player’s own tab', () => {
  it('is offered for a web page that no window shows, be it a form’s', () => {
    expect(draw('known', { window: 'blocked' })).toContain('pay-here');
    expect(draw('known', { window: 'blocked', isForm: true })).toContain('pay-here');
  });

  it('is not offered while the page is elsewhere, nor for an app’s link', () => {
    for (const window of ['open', 'closed', 'handedOver'] as const) {
      expect(draw('known', { window })).not.toContain('pay-here');
    }
    expect(draw('known', { window: 'blocked', url: 'upi://pay' })).not.toContain('pay-here');
  });
});
