import { StrictMode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { TextsProvider } from '../i18n/use-text.ts';
import type { ShownScreen } from '../routes/router.ts';
import type { Services } from '../services/services.ts';
import { ServicesProvider } from '../services/services-context.tsx';
import { Shell } from './shell/shell.tsx';

export interface AppProps {
  readonly services: Services;
  readonly screen: StoreApi<ShownScreen>;
}

/** The whole tree, the same for the renderer and the browser. */
export function App({ services, screen }: AppProps) {
  return (
    <StrictMode>
      <ServicesProvider value={services}>
        <TextsProvider value={services.texts}>
          <Shell screen={screen} />
        </TextsProvider>
      </ServicesProvider>
    </StrictMode>
  );
}
