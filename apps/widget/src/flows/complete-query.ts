/** What the complete page is told by its address: the deposit, and a status that is only a hint. */
export function completeQuery(depositId: string, status: string): Readonly<Record<string, string>> {
  return { status, depositId };
}
