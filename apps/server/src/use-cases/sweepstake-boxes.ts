import type { Catalogue } from '../ports/catalogue.ts';
import { success, type UseCase } from './use-case.ts';

/** Coin packages on sale in the player's country. */
export function sweepstakeBoxes(catalogue: Catalogue): UseCase<'sweepstake-boxes'> {
  return async ({ player }) => {
    const boxes = catalogue.boxes(player.brand, player.country);
    return success({ boxes: boxes.length > 0 ? [{ boxes: [...boxes] }] : [] });
  };
}
