import type { CurrentRoute } from '../current-route.ts';
import type { RouteName } from '../route-names.ts';

/** Where a route of the standard set is, as far as its name tells. */
export const at = (name: RouteName): Pick<CurrentRoute, 'name' | 'like'> => ({ name, like: name });
