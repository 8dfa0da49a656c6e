import { useEffect, useState } from 'react';
import { fetchConfig, type LobbyConfig, playSweep } from './api.ts';
import { CashierPanel } from './cashier-panel.tsx';
import { Controls } from './controls.tsx';
import { EventLog } from './event-log.tsx';
import { Header } from './header.tsx';
import { Lobby } from './lobby.tsx';
import { Notices } from './notices.tsx';
import { CashPurse, CoinPurse } from './purses.tsx';
import { useBalance } from './use-balance.ts';
import { useEventLog } from './use-event-log.ts';
import { useSettings } from './use-settings.ts';

/** The lobby with the operator's desk below it: what a player sees, and what the page hears. */
export function App() {
  const [{ settings, refused }, change] = useSettings();
  const [config, setConfig] = useState<LobbyConfig>();
  const isSweep = settings.view === 'sweep';
  const { balance, coins, refresh, code } = useBalance(settings, isSweep);
  const { events, log, clear } = useEventLog();

  useEffect(() => {
    fetchConfig().then(setConfig, () => undefined);
  }, []);
  useEffect(() => {
    document.documentElement.dataset.theme = settings.theme;
  }, [settings.theme]);

  const onEvent = (type: string, payload: unknown): void => {
    log(type, payload);
    if (type === 'depositStatus' || type === 'withdrawalStatus') refresh();
    if (type === 'close') change({ open: '' });
  };

  const { open } = settings;

  return (
    <>
      <Header
        purse={isSweep ? <CoinPurse coins={coins} /> : <CashPurse balance={balance} />}
        deposit={isSweep ? 'Get coins' : 'Deposit'}
        withdraw={isSweep ? 'Redeem' : 'Withdraw'}
        player={settings.player}
        onDeposit={() => change({ open: 'deposit' })}
        onWithdraw={() => change({ open: 'withdrawal' })}
      />
      <main>
        <Notices refused={refused} />
        <Lobby
          view={settings.view}
          coins={coins}
          onPlay={(minor) => playSweep(settings.player, minor).then(refresh)}
          onDeposit={() => change({ open: 'deposit' })}
          onWithdraw={() => change({ open: 'withdrawal' })}
        />
        <section className="desk" aria-labelledby="desk-title">
          <h2 id="desk-title">Operator's desk</h2>
          <p className="desk-note">
            Not part of a lobby: choose who visits and how, and read what the widget tells this page.
          </p>
          <div className="desk-columns">
            <Controls settings={settings} onChange={change} />
            <EventLog events={events} onClear={clear} />
          </div>
        </section>
      </main>
      {config && open !== '' && (
        <CashierPanel
          config={config}
          settings={{ ...settings, open }}
          balance={balance}
          code={code}
          onEvent={onEvent}
          onDismiss={() => change({ open: '' })}
        />
      )}
    </>
  );
}
