import type { ReactNode } from 'react';
import { useServices } from '../services/services-context.tsx';
import { LinkButton, type LinkButtonProps } from '../ui/button/link-button.tsx';
import { OpenIcon } from '../ui/icons.tsx';

export interface OutsideLinkProps extends Pick<LinkButtonProps, 'kind' | 'isWide'> {
  readonly url: string;
  /** Schemes of apps that the method declares. */
  readonly deepLinkSchemes?: readonly string[] | undefined;
  readonly children: ReactNode;
  readonly testId: string;
}

/**
 * A link out of the cashier: a web page in a window of its own, an app by its link. In native apps the host opens it.
 * Nothing is drawn for an address that may not be opened.
 */
export function OutsideLink({ url, deepLinkSchemes, children, testId, ...look }: OutsideLinkProps) {
  const { host, invoice } = useServices();
  if (!invoice.isSafeLink(url, deepLinkSchemes)) return null;
  const isNative = host.kind !== 'frame' && host.kind !== 'standalone';
  // An app takes its link and this page stays; a window for it would stay empty.
  const window = /^https?:/i.test(url) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <LinkButton
      {...look}
      {...window}
      href={url}
      icon={<OpenIcon size={20} />}
      data-testid={testId}
      onClick={(event) => {
        if (!isNative) return;
        event.preventDefault();
        host.send('redirect', { url });
      }}
    >
      {children}
    </LinkButton>
  );
}
