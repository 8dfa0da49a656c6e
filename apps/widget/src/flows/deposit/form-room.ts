import type { RouteName } from '../route-names.ts';
import type { DepositState } from './deposit-flow.ts';
import { isPeerToPeer } from './send-create.ts';

/** The room where a created deposit waits for its form, to which a reload comes back; undefined without such a form. */
export function formRoomOf({ method, response, isFieldsRequired }: DepositState): RouteName | undefined {
  if (!method || !isFieldsRequired || !response?.data?.unifiedFlow) return undefined;
  return isPeerToPeer(method) ? 'depositP2pUnifiedForm' : 'depositUnifiedForm';
}
