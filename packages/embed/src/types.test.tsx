import type { ParentDataInput } from '@opencashier/contract/host/parent-data';
import type { ToHostPayload, ToHostType } from '@opencashier/contract/host/to-host';
import { describe, expectTypeOf, it } from 'vitest';
import type { CashierEventName, CashierEvents, CashierListener } from './events.ts';
import { OpenCashier } from './index.ts';
import type { Cashier } from './mount.ts';
import type { CashierBonus, CashierOptions } from './options.ts';
import { Cashier as CashierComponent } from './react.tsx';

/** Checked by the compiler: wrong use has to be an error, right use must not be one. */
describe('types of the SDK', () => {
  it('names every event that the widget can send', () => {
    expectTypeOf<CashierEventName>().toEqualTypeOf<Exclude<ToHostType, 'Loaded'>>();
    expectTypeOf<ToHostPayload<'depositStatus'>['status']>().toEqualTypeOf<
      CashierEvents['depositStatus']['status']
    >();
    expectTypeOf<CashierBonus[]>().toExtend<NonNullable<ParentDataInput['bonusList']>>();
  });

  it('takes right use', () => {
    const use = (element: Element): Cashier => {
      const cashier = OpenCashier.mount(element, {
        url: 'https://pay.example/cashier/',
        token: async () => 'token',
        view: 'sweep',
        theme: { mode: 'dark', tokens: { accent: '#0a7' } },
      });
      const stop = cashier.on('depositStatus', ({ depositId, status }) => {
        expectTypeOf(depositId).toBeString();
        expectTypeOf(status).toEqualTypeOf<'accepted' | 'mistaked' | 'processed' | 'waiting'>();
      });
      stop();
      cashier.update({ token: 'fresh', bonusList: [{ id: 1 }] });
      return cashier;
    };
    expectTypeOf(use).returns.toHaveProperty('destroy');
    expectTypeOf<CashierListener<'close'>>().parameter(0).toBeUndefined();
  });

  it('refuses wrong use', () => {
    const wrong = (element: Element, cashier: Cashier): unknown => [
      // @ts-expect-error the address of the cashier is needed
      OpenCashier.mount(element, {}),
      // @ts-expect-error no such view
      OpenCashier.mount(element, { url: '', view: 'slots' }),
      // @ts-expect-error a token is a text or a function that gets one
      OpenCashier.mount(element, { url: '', token: 5 }),
      // @ts-expect-error no such event
      cashier.on('paid', () => undefined),
      // @ts-expect-error the payload has no such property
      cashier.on('resize', ({ width }) => width),
      // @ts-expect-error the address can't change while mounted
      cashier.update({ url: 'https://other.example/' }),
    ];
    // @ts-expect-error the component needs the address too
    const withoutAddress = () => <CashierComponent onClose={() => undefined} />;
    const wrongHandler = () => (
      <CashierComponent
        url="https://pay.example/cashier/"
        // @ts-expect-error the handler gets the event's payload
        onResize={(payload: string) => payload}
      />
    );
    expectTypeOf([wrong, withoutAddress, wrongHandler]).toBeArray();
    expectTypeOf<CashierOptions>().toHaveProperty('url');
  });
});
