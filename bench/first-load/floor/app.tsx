import type { MethodList, PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { useEffect, useState } from 'react';
import { tilesOf } from '../../../apps/widget/src/flows/method-tiles.ts';
import { MethodTile, Tile } from './tile.tsx';

const isShown = ({ cardViewType = 0 }: PaymentMethod) => floorSettings.cardViews.includes(cardViewType);

async function fetchList(token: string): Promise<MethodList> {
  const response = await fetch(floorSettings.list, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, language: 'en' },
    body: '{}',
  });
  return (await response.json()).data;
}

/** The least that shows the list in React: fetched once the page is mounted, as most pages do it. */
export function App({ token }: { readonly token: string }) {
  const [list, setList] = useState<MethodList>();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    void fetchList(token).then(setList);
  }, [token]);
  useEffect(() => {
    if (list) window.parent.postMessage(JSON.stringify({ type: 'fullLoaded' }), '*');
  }, [list]);
  if (!list) return <header>Deposit</header>;
  return (
    <>
      <header>Deposit</header>
      <ul>
        {tilesOf(list.methods.filter(isShown)).map((tile) => {
          const { name } = tile.kind === 'group' ? tile.group : tile.method;
          return (
            <li key={name} aria-current={chosen === name}>
              {tile.kind === 'method' ? (
                <MethodTile method={tile.method} currency={list.currency} onChoose={setChosen} />
              ) : (
                <Tile
                  kind="group"
                  name={name}
                  title={floorSettings.groups[name] ?? name}
                  line={`${tile.group.paymentMethods.length} methods`}
                  icons={tile.group.paymentMethods.flatMap(({ iconIds }) => iconIds.slice(0, 1)).slice(0, 3)}
                  onChoose={setChosen}
                />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
