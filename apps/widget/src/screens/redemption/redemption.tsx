import { sweepCoinCurrency } from '@opencashier/contract/constants';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { GroupTile } from '../../card-views/group-tile.tsx';
import { MethodTile } from '../../card-views/method-tile.tsx';
import { balanceOf } from '../../flows/balances.ts';
import { useText } from '../../i18n/use-text.ts';
import { OpenPayment } from '../../invoice/open-payment.tsx';
import { useServices } from '../../services/services-context.tsx';
import { ErrorSection } from '../../ui/error-section/error-section.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { TileGrid } from '../../ui/tile/tile-grid.tsx';
import { RedeemableBalance } from './redeemable-balance.tsx';
import styles from './redemption.module.css';

/** What can be redeemed, what has to be played before, and the ways to redeem it. */
export function Redemption() {
  const { coins, navigator, withdrawalMethods } = useServices();
  const t = useText();
  const status = useStore(withdrawalMethods.store, (state) => state.status);
  const tiles = useStore(withdrawalMethods.store, (state) => state.tiles);
  const balances = useStore(coins.balances.store);
  const redeemable = balanceOf(balances, sweepCoinCurrency)?.withdrawable ?? 0;
  useEffect(() => {
    void coins.load();
  }, [coins]);
  const isLoading = status === 'loading' && tiles.length === 0;
  return (
    <Screen actions={<OpenPayment />}>
      <RedeemableBalance />
      {balances.status === 'ready' && redeemable === 0 ? (
        <Notice title={t('sweepstake.nothing.title')}>{t('sweepstake.nothing.text')}</Notice>
      ) : null}
      <h2 className={styles.title}>{t('sweepstake.redeemTo')}</h2>
      {status === 'failed' && tiles.length === 0 ? (
        <ErrorSection
          title={t('errorSection.title')}
          text={t('errorSection.text')}
          refreshLabel={t('button.refresh')}
          onRefresh={() => void withdrawalMethods.load()}
        />
      ) : (
        <TileGrid key={isLoading ? 'skeleton' : 'tiles'} label={t('sweepstake.redeemTo')}>
          {isLoading ? (
            <li>
              <Skeleton shape="tile" />
            </li>
          ) : (
            tiles.map((tile) =>
              tile.kind === 'group' ? (
                <li key={`group ${tile.group.name}`}>
                  <GroupTile
                    group={tile.group}
                    href={navigator.href('sweepWithdrawal', { group: tile.group.name })}
                    onChoose={withdrawalMethods.chooseGroup}
                  />
                </li>
              ) : (
                <li key={tile.method.name}>
                  <MethodTile
                    method={tile.method}
                    href={navigator.href('sweepWithdrawal', { method: tile.method.name })}
                    onChoose={withdrawalMethods.chooseMethod}
                  />
                </li>
              ),
            )
          )}
        </TileGrid>
      )}
    </Screen>
  );
}
