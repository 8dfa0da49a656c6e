import {
  type OperatorCallDefinition,
  operatorRoles,
} from '@opencashier/contract/operator/define-operator-call';
import type { OperatorKey } from '../../ports/operator-keys.ts';
import type { CallFailure } from '../use-case.ts';

type Demand = Pick<OperatorCallDefinition, 'role' | 'isOfAllBrands'>;

/** Why a key may not make a call, or nothing. */
export function forbids({ role, isOfAllBrands }: Demand, key: OperatorKey): CallFailure | undefined {
  if (role === 'keeper') {
    if (!key.isKeeper) {
      return {
        code: 'auth.roleRequired',
        message: 'This takes a key that the configuration lets keep the others (`mayKeepKeys`).',
        details: { role },
      };
    }
  } else if (operatorRoles.indexOf(key.role) < operatorRoles.indexOf(role)) {
    return {
      code: 'auth.roleRequired',
      message: `This takes a key of the role "${role}"; this one has "${key.role}".`,
      details: { role },
    };
  }
  if (isOfAllBrands && key.brands !== undefined) {
    return {
      code: 'auth.scopeRequired',
      message: 'This is about all brands, and takes a key of all brands.',
    };
  }
  return undefined;
}
