import { user } from '../entities/user.ts';
import { defineCall, noPayload } from './define-call.ts';

export const sessionUser = defineCall({
  path: 'session-user',
  method: 'GET',
  summary: 'The signed-in player.',
  request: noPayload,
  reply: user,
  retry: 'standard',
});
