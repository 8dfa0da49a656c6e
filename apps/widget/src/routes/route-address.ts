/** The address of a path below the prefix, with its query. */
export function routeAddress(
  product: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `/${product}${path}${search ? `?${search}` : ''}`;
}
