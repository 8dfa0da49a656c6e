import { useEffect } from 'react';
import { useServices } from '../../services/services-context.tsx';

/** Drops what is under way once the player goes elsewhere; a screen that is only drawn anew, by a wider frame, drops nothing. */
export function useLeave(): void {
  const { deposit, route } = useServices();
  useEffect(() => {
    const { name } = route.getState();
    return () => {
      if (route.getState().name !== name) deposit.leave();
    };
  }, [deposit, route]);
}
