/** May a page of this origin open a socket? A client without one is no browser page, and shows a token like any other. */
export function originCheck(origins: readonly string[]): (origin: string | undefined) => boolean {
  const allowed = new Set(origins);
  return (origin) => origin === undefined || allowed.has(origin);
}
