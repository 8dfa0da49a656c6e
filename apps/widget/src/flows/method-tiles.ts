import {
  type GroupCategory,
  groupListPages,
  isGroupCategory,
  type PaymentGroup,
} from '@opencashier/contract/entities/payment-group';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { methodText } from './method-text.ts';
import type { MethodTile } from './methods.ts';
import { folded } from './text-search.ts';

const byPosition = (a: PaymentMethod, b: PaymentMethod) =>
  a.position - b.position || a.name.localeCompare(b.name, 'en');

const positionOf = (tile: MethodTile) => (tile.kind === 'group' ? tile.group.position : tile.method.position);

const nameOf = (tile: MethodTile) => (tile.kind === 'group' ? tile.group.name : tile.method.name);

/** Translation key of a group's name. */
function groupLabelKey(category: GroupCategory): string {
  return `methods.groups.${category}`;
}

/**
 * Tiles in order: methods of a group category stand together where the lowest of them would stand alone. A list of one
 * would only cost a press, so a lone member stands by itself, unless its category has a page that is more than a list.
 */
export function tilesOf(methods: readonly PaymentMethod[]): readonly MethodTile[] {
  const sorted = [...methods].sort(byPosition);
  const groups = new Map<GroupCategory, PaymentMethod[]>();
  const tiles: MethodTile[] = [];
  for (const method of sorted) {
    if (!isGroupCategory(method.category)) {
      tiles.push({ kind: 'method', method });
      continue;
    }
    const members = groups.get(method.category);
    if (members) members.push(method);
    else groups.set(method.category, [method]);
  }
  for (const [name, paymentMethods] of groups) {
    const [first, second] = paymentMethods;
    if (first && !second && !groupListPages[name]) {
      tiles.push({ kind: 'method', method: first });
      continue;
    }
    const group: PaymentGroup = {
      name,
      label: groupLabelKey(name),
      paymentMethods,
      position: first?.position ?? 0,
    };
    tiles.push({ kind: 'group', group });
  }
  return tiles.sort((a, b) => positionOf(a) - positionOf(b) || nameOf(a).localeCompare(nameOf(b), 'en'));
}

/** Popular methods, in order of position. */
export function popularOf(methods: readonly PaymentMethod[]): readonly PaymentMethod[] {
  return methods.filter((method) => method.isPopular).sort(byPosition);
}

/** So many tiles stand on a phone's first screen, and more on every other's. */
const tilesInSight = 5;

/** Is the tile that shows the method, its own or its group's, seen without scrolling? */
export function isInSight(tiles: readonly MethodTile[], { name }: PaymentMethod): boolean {
  return tiles
    .slice(0, tilesInSight)
    .some((tile) =>
      tile.kind === 'method'
        ? tile.method.name === name
        : tile.group.paymentMethods.some((member) => member.name === name),
    );
}

export interface TileSearch {
  readonly query: string;
  readonly locale: string;
  /** The text of a group's label. */
  readonly labelOf: (group: PaymentGroup) => string;
}

/** Tiles whose name, or one of whose members, contains every word of the query; case and accents don't count. */
export function searchTiles(tiles: readonly MethodTile[], search: TileSearch): readonly MethodTile[] {
  const words = folded(search.query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return tiles;
  const matches = (text: string) => {
    const haystack = folded(text);
    return words.every((word) => haystack.includes(word));
  };
  const methodMatches = (method: PaymentMethod) =>
    matches(`${methodText(method, search.locale)} ${method.name}`);
  return tiles.filter((tile) =>
    tile.kind === 'method'
      ? methodMatches(tile.method)
      : matches(search.labelOf(tile.group)) || tile.group.paymentMethods.some(methodMatches),
  );
}
