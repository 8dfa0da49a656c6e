import { useEffect, useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { Badge } from '../../ui/badge/badge.tsx';

/** The short text that the method's address holds; nothing until it is there. */
export function MethodBadge({ badge }: { readonly badge: string }) {
  const { badges } = useServices();
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isShown = true;
    void badges.textOf(badge).then((found) => {
      if (isShown) setText(found);
    });
    return () => {
      isShown = false;
    };
  }, [badges, badge]);
  return text === undefined ? null : <Badge tone="success">{text}</Badge>;
}
