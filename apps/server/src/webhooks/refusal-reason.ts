const longest = 500;

/** What a player is to read of a refusal: the `reason` in the JSON of an answer, which refuses all the same without one. */
export function readRefusalReason(reply: string | undefined): string | undefined {
  try {
    const answer: unknown = JSON.parse(reply ?? '');
    if (typeof answer !== 'object' || answer === null || !('reason' in answer)) return undefined;
    const text = typeof answer.reason === 'string' ? answer.reason.trim() : '';
    return text === '' || text.length > longest ? undefined : text;
  } catch {
    return undefined;
  }
}
