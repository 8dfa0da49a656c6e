import { describe, expect, it } from 'vitest';
import { expected } from './expected.ts';
import type { ConformanceContext } from './harness.ts';

/** Cards and accounts that the provider knows again. */
export function describeInstruments(context: ConformanceContext): void {
  const savingRequest = async () => {
    const template = await expected(context.drive.savingInstrument, 'savingInstrument')(context.provider);
    const { reference, returnUrl, webhookUrl } = context.request();
    return { ...template, reference, returnUrl, webhookUrl };
  };
  const saved = async () => {
    const request = await savingRequest();
    expect(await context.provider.createDeposit(request)).toMatchObject({ kind: 'created' });
    const [paid] = await context.inbox.events(request.reference, 'paid');
    const instrument = paid?.event.instrument;
    if (!instrument) throw new Error('The payment told of no instrument.');
    return { request, instrument };
  };

  describe('instruments', () => {
    it('tells a token and a masked label with the payment, and nothing of the card', async () => {
      const { request, instrument } = await saved();
      expect(instrument.token).not.toBe('');
      expect(instrument.label).not.toMatch(/\d{7}/);
      const found = await context.provider.findDeposit(request.reference);
      expect(found).toMatchObject({
        kind: 'found',
        events: expect.arrayContaining([expect.objectContaining({ instrument })]),
      });
    });

    it('charges it again by its token alone', async () => {
      const { request, instrument } = await saved();
      const { reference } = context.request();
      const again = { ...request, reference, fields: {}, instrument: instrument.token };
      expect(await context.provider.createDeposit(again)).toMatchObject({ kind: 'created' });
      const [paid] = await context.inbox.events(reference, 'paid');
      expect(paid?.event).toMatchObject({ money: request.money, instrument });
    });

    it('does not charge it for another player, or an unknown one for anybody', async () => {
      const { request, instrument } = await saved();
      for (const change of [
        { instrument: instrument.token, player: { id: 'somebody-else' } },
        { instrument: 'none' },
      ]) {
        const { reference } = context.request();
        const outcome = await context.provider.createDeposit({
          ...request,
          reference,
          fields: {},
          ...change,
        });
        expect(outcome).toMatchObject({ kind: 'declined' });
        expect(await context.provider.findDeposit(reference)).toEqual({ kind: 'notFound' });
      }
    });
  });
}
