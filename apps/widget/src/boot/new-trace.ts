import { newId } from './new-id.ts';

/** A W3C `traceparent` of a new trace: version, 16 random bytes of trace, 8 of span, sampled. */
export const newTrace = (): string => `00-${newId()}-${newId().slice(16)}-01`;
