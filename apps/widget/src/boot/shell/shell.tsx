import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { RouteName } from '../../flows/route-names.ts';
import { useText } from '../../i18n/use-text.ts';
import type { ShownScreen } from '../../routes/router.ts';
import { useServices } from '../../services/services-context.tsx';
import { ErrorSection } from '../../ui/error-section/error-section.tsx';
import { Header } from '../../ui/header/header.tsx';
import { Snackbars } from '../../ui/snackbar/snackbar.tsx';
import { useEscape } from '../../ui/use-escape.ts';
import { useWide } from '../../ui/use-wide.ts';
import { FirstSkeleton } from './first-skeleton.tsx';
import { listKindOf, Panes } from './panes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import styles from './shell.module.css';
import { ShellAccount } from './shell-account.tsx';
import { titleKey } from './title-key.ts';

/** What stands around every screen: header, the screen itself, messages that come and go. */
export function Shell({ screen }: { readonly screen: StoreApi<ShownScreen> }) {
  const { navigator, notifications, host, route, session } = useServices();
  const t = useText();
  const { name, Screen } = useStore(screen);
  const current = useStore(route);
  const { backRoute, isCloseHidden, direction } = current;
  const view = useStore(session, (state) => state.view);
  const mayClose = useStore(session, (state) => state.parent?.closingButton ?? true);
  const items = useStore(notifications.store, (state) => state.items);
  const title = t(titleKey(current, view));
  const main = useFocusOnChange(name);
  const back = useCallback(() => navigator.back(), [navigator]);
  const close = useCallback(() => host.send('close'), [host]);
  const mayLeave = mayClose && !isCloseHidden;
  // On the list it does nothing: a press too many must not end the visit. The host page may close its own dialog.
  useEscape(backRoute ? back : undefined);

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <div className={styles.shell}>
      <Header
        title={title}
        note={<ShellAccount />}
        back={backRoute ? { label: t('button.back'), onPress: back } : undefined}
        close={mayLeave ? { label: t('button.close'), onPress: close } : undefined}
      />
      <main ref={main} className={styles.main} data-direction={direction} tabIndex={-1} aria-label={title}>
        {Screen ? (
          <ScreenBoundary
            key={listKindOf(name) ?? name}
            onError={({ message, stack }) => host.send('displayError', { message, ...(stack && { stack }) })}
            fallback={(retry) => (
              <ErrorSection
                title={t('errorSection.title')}
                text={t('errorSection.text')}
                refreshLabel={t('button.refresh')}
                onRefresh={retry}
              />
            )}
          >
            <Panes name={name} Screen={Screen} />
          </ScreenBoundary>
        ) : (
          <FirstSkeleton />
        )}
      </main>
      <Snackbars items={items} closeLabel={t('button.close')} onClose={notifications.dismiss} />
    </div>
  );
}

/** After a move the focus goes to the new screen, so that keyboard and screen reader start at its top. */
function useFocusOnChange(name: RouteName) {
  const isWide = useWide();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    // Beside the list only the detail changed: the list stays where it was scrolled to.
    const kind = listKindOf(name);
    const isListKept = isWide && kind !== undefined && kind === listKindOf(shown.current);
    shown.current = name;
    const element = main.current;
    // A screen that focuses something of its own knows better.
    if (element && !element.contains(document.activeElement)) element.focus({ preventScroll: true });
    if (!isListKept) window.scrollTo(0, 0);
  }, [name, isWide]);
  return main;
}
