const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

/** Texts of the contract mark code with back-ticks. */
export const prose = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** Rows of cells that are HTML already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<td>${cell}</td>`).join('');
  return [
    '<div class="table" tabindex="0"><table><thead><tr>',
    ...head.map((name) => `<th scope="col">${name}</th>`),
    '</tr></thead><tbody>',
    ...rows.map((row) => `<tr>${cells(row)}</tr>`),
    '</tbody></table></div>',
  ].join('');
}
