import { brand, signToken } from '../../apps/demo/server/players.ts';
import { floorPath } from './floor-build.ts';

/** What is mounted in the host page. */
export type Candidate =
  | { readonly kind: 'floor'; readonly address: string }
  | { readonly kind: 'widget'; readonly options: Readonly<Record<string, string>> };

export const candidateNames = ['floor', 'widget', 'widgetWithoutValues'] as const;
export type CandidateName = (typeof candidateNames)[number];

/** The visitor: a country with many methods, among them groups. */
const player = { player: 'bench', country: 'DE', currency: 'EUR' };

/** The pages that are measured against each other, all from one origin. */
export async function makeCandidates(
  origin: string,
  tokenSecret: string,
): Promise<Readonly<Record<CandidateName, Candidate>>> {
  const token = await signToken(player, tokenSecret, new Date());
  const base = { url: `${origin}/cashier/`, token };
  const { country, currency } = player;
  return {
    floor: { kind: 'floor', address: `${origin}${floorPath}#${token}` },
    widget: {
      kind: 'widget',
      options: { ...base, locale: 'en', brand, country, currency, view: 'main' },
    },
    widgetWithoutValues: { kind: 'widget', options: base },
  };
}
