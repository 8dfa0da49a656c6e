import { createHash } from 'node:crypto';
import { directionOf } from '@opencashier/contract/locales';
import { playerText, spokenLocale } from '../../domain/player-texts.ts';
import { pagePolicy } from './csp.ts';
import { type PackedPage, packPage } from './packed-page.ts';

/** The widget's colours and measures, which this page has to carry itself. */
const style = [
  ':root{color-scheme:light dark;--bg:#f4f5f8;--surface:#fff;--line:#dfe3ea;--edge:#868e9e;--text:#131722;--quiet:#565e6e;--accent:#3253dc;--on-accent:#fff}',
  '@media(prefers-color-scheme:dark){:root{--bg:#0e1118;--surface:#181c26;--line:#2a303e;--edge:#727b8f;--text:#eef1f7;--quiet:#a2abbd;--accent:#6f8bff;--on-accent:#0b1020}}',
  'body{margin:0;background:var(--bg);color:var(--text);font:16px/1.5 system-ui,sans-serif}',
  'main{min-block-size:100vh;min-block-size:100dvh;display:grid;place-items:center;padding:16px;box-sizing:border-box}',
  '#card{display:grid;gap:12px;inline-size:100%;max-inline-size:400px;padding:32px 24px 24px;border:1px solid var(--line);border-radius:20px;background:var(--surface);text-align:center;box-sizing:border-box}',
  'h1{margin:0 0 8px;font-size:20px;font-weight:600;line-height:1.3}p{margin:0 0 12px;color:var(--quiet);text-wrap:balance}',
  'button,a{display:grid;place-content:center;min-block-size:48px;padding:8px 24px;border:1px solid var(--accent);border-radius:10px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;text-decoration:none;cursor:pointer;box-sizing:border-box}',
  'button:not([hidden])+a{border-color:var(--edge);background:none;color:inherit}',
  ':focus-visible{outline:2px solid var(--accent);outline-offset:2px}',
  '[hidden]{display:none}',
].join('');

/**
 * In a payment window: tells the opener to ask the status, and closes; where a browser keeps the window, the page
 * says what to do. In the tab that the player came with: goes on to the operator's page.
 */
const script = `(()=>{
const at=(id)=>document.getElementById(id),next=at('next'),close=at('close'),opener=window.opener;
if(opener&&!opener.closed){
try{opener.postMessage('{"type":"cashier-return"}',location.origin)}catch{}
at('here').hidden=true;at('window').hidden=false;close.hidden=false;
close.addEventListener('click',()=>window.close());
window.close();
}else if(next){location.replace(next.href)}
})()`;

const source = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

type ReturnText = 'title' | 'here' | 'nowhere' | 'window' | 'close' | 'goOn';

/**
 * The page that a provider sends the player's browser back to. It carries nothing of session, player or payment.
 * @param returnUrl where the same tab goes on to; checked against the brand's origins when the deposit was made
 */
export function returnPage(language: string, returnUrl: string | undefined): PackedPage {
  const locale = spokenLocale(language);
  const text = (name: ReturnText) => escapeHtml(playerText(`return.${name}`, locale));
  const title = text('title');
  const html = [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title><style>${style}</style></head><body><main><div id="card"><div role="status"><h1>${title}</h1>`,
    `<p id="here">${text(returnUrl === undefined ? 'nowhere' : 'here')}</p><p id="window" hidden>${text('window')}</p></div>`,
    `<button id="close" type="button" hidden>${text('close')}</button>`,
    returnUrl === undefined ? '' : `<a id="next" href="${escapeHtml(returnUrl)}">${text('goOn')}</a>`,
    `</div></main><script>${script}</script></body></html>`,
  ].join('');
  return packPage(html, {
    'content-security-policy': pagePolicy({ scriptHashes: [source(script)], styleHashes: [source(style)] }),
    'cache-control': 'no-store',
  });
}
