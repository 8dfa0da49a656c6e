import { describe, expect, it } from 'vitest';
import { sweepstakeRoutes } from './sweepstake-routes.ts';
import { createTestRouter, method } from './testing/test-router.ts';

describe('the router in the sweepstakes', () => {
  const visit = (path: string) => createTestRouter({ set: sweepstakeRoutes, path });

  it.each(['/cashier', '/cashier/nowhere', '/cashier/deposit/pix', '/cashier/history'])(
    'leads %s to the packages',
    async (path) => {
      const { router, shown, browser } = visit(path);
      await router.start();
      expect([shown().name, browser.url]).toEqual(['sweepDeposit', '/cashier/deposit']);
    },
  );

  it('shows the ways to pay only after another page', async () => {
    const { router, shown, navigator, settled } = visit('/cashier/deposit/select-method');
    await router.start();
    expect(shown().name).toBe('sweepDeposit');
    navigator.go('sweepDepositMethod', { query: { box: 'b1' } });
    await settled();
    expect(shown()).toMatchObject({ name: 'sweepDepositMethod', backRoute: 'sweepDeposit' });
  });

  it('takes the names of deposits and withdrawals for its own, and tells which they are like', async () => {
    const { router, shown, navigator, selection, settled, browser } = visit('/cashier/deposit');
    await router.start();
    expect(shown().like).toBe('deposit');
    selection.setState({ method });
    navigator.go('depositCryptoAddress', { query: { depositId: 'd1' } });
    await settled();
    expect(shown()).toMatchObject({ name: 'sweepDepositCryptoAddress', like: 'depositCryptoAddress' });
    expect(browser.url).toBe('/cashier/deposit/crypto/address?depositId=d1');
    navigator.go('withdrawalComplete', { query: { withdrawalId: 'w1' } });
    await settled();
    expect(shown()).toMatchObject({ name: 'sweepWithdrawalComplete', backRoute: 'sweepWithdrawal' });
  });

  it('goes back from the last look at a redemption to its form', async () => {
    const { router, shown, navigator, selection, settled } = visit('/cashier/withdrawal');
    await router.start();
    selection.setState({ method });
    navigator.go('withdrawalRedirect');
    await settled();
    expect(shown()).toMatchObject({ name: 'sweepWithdrawalConvert', backRoute: 'sweepWithdrawalCrypto' });
    navigator.go('withdrawalConfirm');
    await settled();
    expect(shown()).toMatchObject({ previous: 'sweepWithdrawalConvert' });
    navigator.back();
    await settled();
    expect(shown()).toMatchObject({ name: 'sweepWithdrawalConvert', previous: 'sweepWithdrawal' });
  });
});
