/** The socket's numbers for a status; any other number means accepted. */
export const socketStatus = { waiting: 0, processed: 1, mistaked: 2 } as const;

export function statusFromSocket(value: number): 'accepted' | 'mistaked' | 'processed' | 'waiting' {
  if (value === socketStatus.waiting) return 'waiting';
  if (value === socketStatus.processed) return 'processed';
  if (value === socketStatus.mistaked) return 'mistaked';
  return 'accepted';
}
