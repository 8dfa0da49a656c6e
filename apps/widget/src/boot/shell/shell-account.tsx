import { useStore } from 'zustand';
import { accountNameOf } from '../../flows/account-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import styles from './shell-account.module.css';

/**
 * Whose account is paid into, in a tab of its own. The header has room for it, since it arrives after the list and must
 * not push it; beside an open form it stands among the facts there.
 */
export function ShellAccount() {
  const { host, route, session } = useServices();
  const t = useText();
  const isAlone = useStore(route, (state) => state.like === 'deposit');
  const account = accountNameOf(
    host.kind,
    useStore(session, (state) => state.user),
  );
  if (!isAlone || account === undefined) return null;
  return (
    <p className={styles.account} data-testid="account">
      {t('deposit.facts.account')} <bdi className={styles.name}>{account}</bdi>
    </p>
  );
}
