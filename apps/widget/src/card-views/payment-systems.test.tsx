import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { method } from '../flows/testing/test-methods.ts';
import { createTexts } from '../i18n/texts.ts';
import { TextsProvider } from '../i18n/use-text.ts';
import { cardViewLoaders } from './loaders.ts';
import { PaymentSystems } from './payment-systems.tsx';

const brandsIn = (paymentSystems: string[] | undefined) => {
  const html = renderToString(
    <TextsProvider value={createTexts()}>
      <PaymentSystems method={method('visa', paymentSystems ? { paymentSystems } : {})} />
    </TextsProvider>,
  );
  return [...html.matchAll(/data-brand="([^"]+)"/g)].map(([, brand]) => brand);
};

it('shows the brands that a method takes, and none that it does not name', () => {
  expect(brandsIn(['visa', 'humo', 'unheardof'])).toEqual(['visa', 'humo']);
  expect(brandsIn([])).toEqual([]);
  expect(brandsIn(undefined)).toEqual([]);
});

it.each(Object.entries(cardViewTypes))(
  'stands above the amount of card views alone: %s',
  async (name, type) => {
    const isOfCards = name.startsWith('card');
    expect((await cardViewLoaders[type]()).Lead === PaymentSystems).toBe(isOfCards);
  },
);
