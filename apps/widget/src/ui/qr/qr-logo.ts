/** Letters of the logo get smaller as they become more, so that they stay within its edges. */
const fontSizes: readonly number[] = [0, 48, 40, 32, 25];
const smallest = 20;

const escaped = (text: string) => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The drawing in the middle of a code: a few letters, white on ink. An address that carries its own data, which the
 * page's policy allows, since nothing is fetched.
 */
export function qrLogo(letters: string): string {
  const size = fontSizes[[...letters].length] ?? smallest;
  const drawing = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">',
    '<rect x="6" y="6" width="88" height="88" rx="22" fill="#131722"/>',
    `<text x="50" y="51" fill="#fff" font-family="Inter,system-ui,sans-serif" font-weight="700" font-size="${size}"`,
    ` text-anchor="middle" dominant-baseline="central">${escaped(letters)}</text></svg>`,
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
