import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import { createBonusFlow } from '../../flows/bonus-flow.ts';
import { tilesOf } from '../../flows/method-tiles.ts';
import { createNotifications } from '../../flows/notifications.ts';
import { createTestClient } from '../../flows/testing/test-client.ts';
import { countingIds, createTestClock } from '../../flows/testing/test-clock.ts';
import { createTestHost } from '../../flows/testing/test-edges.ts';
import { method, methodList } from '../../flows/testing/test-methods.ts';
import { parent, testSession } from '../../flows/testing/test-session.ts';
import { englishTexts } from '../../i18n/testing/catalogues.ts';
import type { Services } from '../services.ts';
import { draw, eraseDrawn } from './draw.tsx';

const welcome = {
  id: 'welcome',
  title: 'Welcome',
  wagering: 'Thirty times.',
  expiresIn: 5 * 86_400,
  depositBonusData: { minDeposit: 20, maxBonus: 400, percent: 100, currency: 'BRL' },
};
/** A method that carries bonuses; others of the list do not. */
export const visa = method('visa');
const list = methodList(
  visa,
  method('webmoney_usd'),
  method('btc', { category: 'crypto' }),
  method('eth', { category: 'crypto' }),
);

/** What is read of a bonus, over the real flow, at this amount. */
export async function drawBonus(Part: ComponentType, amount: number, wallet?: string, isEnabled = true) {
  const texts = englishTexts();
  const clock = createTestClock();
  const session = testSession();
  session.setState({
    parent: parent({ bonusList: [welcome] }),
    ...(wallet ? { user: { balanceData: { primary: { amount: 0, currency: wallet } } } } : {}),
  });
  const methods = createStore(() => ({ list, tiles: tilesOf(list.methods) }));
  const bonus = createBonusFlow({
    client: createTestClient().client,
    host: createTestHost().host,
    session,
    methods: methods as unknown as Services['methods']['store'],
    clock,
    notifications: createNotifications({ clock, newId: countingIds() }),
    texts,
  });
  await bonus.load();
  bonus.setEnabled(isEnabled);
  const services = {
    texts,
    bonus,
    methods: { store: methods },
    deposit: { store: createStore(() => ({ amount, currency: 'BRL' })) },
    // Neither uses more than these.
  } as unknown as Services;
  await draw(Part, { services, clock });
  const words = document.body.innerHTML.replaceAll(/<!--.*?-->|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  eraseDrawn();
  return words.trim();
}
