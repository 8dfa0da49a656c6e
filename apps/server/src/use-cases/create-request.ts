import type { RequestOf } from '@opencashier/contract/calls/define-call';
import type { Calls } from '@opencashier/contract/calls/registry';

export type CreateRequest = RequestOf<Calls['deposit-create']>;
