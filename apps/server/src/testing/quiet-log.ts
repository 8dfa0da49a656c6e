import type { Log } from '../ports/log.ts';

export interface QuietLog extends Log {
  readonly lines: readonly { readonly level: string; readonly message: string; readonly fields: unknown }[];
}

/** Keeps what is logged for a test to look at. */
export function quietLog(): QuietLog {
  const lines: { level: string; message: string; fields: unknown }[] = [];
  const keep = (level: string) => (fields: Readonly<Record<string, unknown>>, message: string) => {
    lines.push({ level, message, fields });
  };
  return { lines, info: keep('info'), warn: keep('warn'), error: keep('error') };
}
