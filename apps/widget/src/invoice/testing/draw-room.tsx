import type { DepositResponse } from '@opencashier/contract/entities/deposit';
import type { PaymentGroup } from '@opencashier/contract/entities/payment-group';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { Transaction } from '@opencashier/contract/entities/transaction';
import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import { createInvoiceFlow } from '../../flows/invoice/create-invoice-flow.ts';
import type { RouteName } from '../../flows/route-names.ts';
import { ok } from '../../flows/testing/test-client.ts';
import { depositSetting } from '../../flows/testing/test-deposit.ts';
import { method as testMethod } from '../../flows/testing/test-methods.ts';
import { transaction } from '../../flows/testing/test-transaction.ts';
import type { BridgeKind } from '../../host/host-channel.ts';
import { englishTexts } from '../../i18n/testing/catalogues.ts';
import type { Services } from '../../services/services.ts';
import { draw } from '../../services/testing/draw.tsx';

/** Reply of a deposit that can be paid, without what it is paid by. */
export const payable = {
  depositId: 'd1',
  payment_amount: 50,
  payment_currency: 'BRL',
  timeout_minutes: 15,
} as const satisfies DepositResponse;

export interface Drawing {
  readonly room: RouteName;
  readonly response: DepositResponse;
  readonly method?: PaymentMethod;
  readonly kind?: BridgeKind;
  readonly told?: Partial<Transaction>;
  readonly country?: string;
  readonly group?: PaymentGroup;
  /** What the address says beside the deposit. */
  readonly query?: Readonly<Record<string, string>>;
}

const mostTurns = 1_000;

/** A room on a page, over the real flows; server, host and clock are the test's. */
export async function drawRoom(Screen: ComponentType, drawing: Drawing) {
  const { room, response, method = testMethod('visa'), kind = 'frame', told = {}, country, group } = drawing;
  const test = depositSetting({ kind });
  const { server, selection, session, clock } = test;
  server.answers['external-deposit-continue'] = () => ok(response);
  server.answers['deposit-status'] = () => ok(transaction(told));
  server.answers['deposit-complete'] = () => ok(transaction({ claimedAt: '2026-11-21T10:05:00Z' }));
  server.answers['bank-get'] = () => ok({ bank: null });
  selection.setState({ method, group });
  if (country) session.setState({ country });
  const texts = englishTexts();
  const invoice = createInvoiceFlow({
    client: server.client,
    navigator: test.nav.navigator,
    selection,
    deposit: test.flow,
    status: test.status,
    clock,
    newId: () => 'key',
    random: () => 0,
    httpOrigins: [],
  });
  const services = {
    host: test.host.host,
    navigator: test.nav.navigator,
    route: createStore(() => ({ name: room, query: { depositId: 'd1', ...drawing.query } })),
    session,
    selection,
    methods: {},
    deposit: test.flow,
    status: test.status,
    invoice,
    notifications: test.notifications,
    sprite: '',
    texts,
    // A room uses no more of them.
  } as unknown as Services;
  const drawn = await draw(Screen, { services, clock });
  const { all, one, settle } = drawn;
  return {
    ...test,
    ...drawn,
    route: services.route,
    invoice,
    /** Requisites as label and value. */
    lines: () =>
      all('requisite').map((line) => [...line.querySelectorAll('span')].map((part) => part.textContent)),
    /** Goes on until it is there: the browser's own cryptography does not run by the test's clock. */
    async awaited(testId: string): Promise<HTMLElement> {
      for (let turn = 0; turn < mostTurns && all(testId).length === 0; turn += 1) await settle();
      return one(testId);
    },
  };
}
