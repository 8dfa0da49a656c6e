import { OpenCashier } from '@opencashier/embed';
import { useEffect, useRef, useState } from 'react';
import { type Balance, fetchToken, type LobbyConfig } from './api.ts';
import { bonusesFor } from './bonuses.ts';
import { cashierEventNames } from './cashier-event-names.ts';
import type { Settings } from './settings.ts';

interface CashierPanelProps {
  readonly config: LobbyConfig;
  readonly settings: Settings & { readonly open: 'deposit' | 'withdrawal' };
  readonly balance: Balance | undefined;
  /** The one-time code that the player was sent last. */
  readonly code: string | undefined;
  readonly onEvent: (type: string, payload: unknown) => void;
  readonly onDismiss: () => void;
}

/** The cashier over the lobby: a sheet on a phone, a panel at the side on a desktop. */
export function CashierPanel({ config, settings, balance, code, onEvent, onDismiss }: CashierPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);
  const latest = useRef({ onEvent, balance });
  useEffect(() => {
    latest.current = { onEvent, balance };
  });
  const { player, country, currency, region, lang, view, transport, theme, platform, open } = settings;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try mounts the cashier anew, whatever else stays.
  useEffect(() => {
    if (!place.current) return;
    const query = { player, country, currency, region };
    const known = latest.current.balance;
    const user = known && { balance: { amount: known.amount, currency: known.currency } };
    const cashier = OpenCashier.mount(place.current, {
      url: config.cashierUrl,
      brand: config.brand,
      open,
      locale: lang,
      country,
      currency,
      view,
      transport,
      title: 'Cashier',
      theme: { mode: theme },
      userId: player,
      bonusList: bonusesFor(currency, lang),
      token: async () => (await fetchToken(query)).token,
      ...(user ? { user } : {}),
      ...(platform === 'web' ? {} : { platform }),
    });
    setFailure(undefined);
    cashier.on('initError', ({ code, message }) => setFailure(message ? `${message} (${code})` : code));
    for (const name of cashierEventNames) {
      cashier.on(name, (payload) => latest.current.onEvent(name, payload));
    }
    return () => cashier.destroy();
  }, [config, player, country, currency, region, lang, view, transport, theme, platform, open, tries]);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`cashier cashier-${platform}`}
      aria-label="Cashier"
      onCancel={onDismiss}
      onClick={({ target, currentTarget }) => target === currentTarget && onDismiss()}
      onKeyDown={({ key }) => key === 'Escape' && onDismiss()}
    >
      {failure !== undefined && (
        <p className="cashier-alert" role="alert">
          <span className="cashier-reason">The cashier could not start: {failure}</span>
          <button type="button" className="primary small" onClick={() => setTries(tries + 1)}>
            Try again
          </button>
          <button type="button" className="quiet small" onClick={onDismiss}>
            Close
          </button>
        </p>
      )}
      {code !== undefined && (
        <p className="cashier-message" role="status">
          Text message from Lucky Harbor: your code is <strong data-testid="sms-code">{code}</strong>
        </p>
      )}
      <div className="cashier-sheet" ref={place} />
    </dialog>
  );
}
