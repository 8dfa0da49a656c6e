import type { ComponentType } from 'react';
import type { RouteName } from '../flows/route-names.ts';
import { MethodList } from '../screens/method-list/method-list.tsx';
import { isLate } from './late-routes.ts';

/** Once it has arrived, so that it stays as it is beside what was chosen from it. */
let withdrawalList: ComponentType | undefined;

/** The screen of a list if its code is here: in the entry, as that of nearly every visit's first is, or arrived since. */
export function readyScreen(name: RouteName): ComponentType | undefined {
  if (name === 'deposit') return MethodList;
  return name === 'withdrawal' ? withdrawalList : undefined;
}

/** @throws Error when this build has no screen for the route, or its chunk cannot be loaded */
export async function loadScreen(name: RouteName): Promise<ComponentType> {
  if (name === 'deposit') return MethodList;
  const { lateScreens } = await import('./late-screens.ts');
  if (!isLate(name)) throw new Error(`There is no screen for ${name}`);
  const Screen = await lateScreens[name]();
  if (name === 'withdrawal') withdrawalList = Screen;
  return Screen;
}
