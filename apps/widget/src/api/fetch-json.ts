/**
 * A file of our own as JSON.
 * @throws Error naming the status or the network's fault
 */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
