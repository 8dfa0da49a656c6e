import type { FastifyReply } from 'fastify';
import type { ReplyTrouble } from '../scenarios/scenarios.ts';
import { sendError } from './errors.ts';

/** Whether a trouble comes instead of the work, so that nothing may be done. */
export function isBeforeWork(
  trouble: ReplyTrouble | undefined,
): trouble is 'unavailable' | 'refuse' | 'down' {
  return trouble === 'unavailable' || trouble === 'refuse' || trouble === 'down';
}

/** Spoils a reply. Silence lasts until the client goes away or the process ends. */
export function spoil(reply: FastifyReply, trouble: ReplyTrouble): FastifyReply {
  switch (trouble) {
    case 'decline':
      return sendError(reply, 402, 'declined', 'The payment was declined.', { isRecorded: true });
    case 'refuse':
      return sendError(reply, 402, 'declined', 'The payment was declined before it was created.', {
        isRecorded: false,
      });
    case 'silence':
      return reply.hijack();
    case 'drop':
      reply.hijack();
      reply.raw.socket?.destroy();
      return reply;
    case 'error':
      return sendError(reply, 500, 'internal_error', 'Something went wrong.');
    case 'down':
      return sendError(reply, 503, 'account_down', 'This account takes nothing now.', { isRecorded: false });
    case 'unavailable':
      return sendError(reply, 503, 'unavailable', 'Try again later.');
  }
}
