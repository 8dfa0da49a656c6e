/** What the pages share: colours, type, buttons. Dark is a set of its own, with surfaces that rise by lightness. */
export const baseStyles = `
:root {
  color-scheme: light dark;
  --page: #eef1f5; --surface: #ffffff; --raised: #f6f8fa; --line: #d9dfe7; --line-strong: #b4bfcc;
  --text: #14202e; --quiet: #55657a; --accent: #0b5c6b; --accent-hover: #094a57; --on-accent: #ffffff;
  --good: #14703d; --good-soft: #e2f4e9; --bad: #b3261e; --bad-soft: #fdeae8; --warn: #8a5300; --warn-soft: #fdf1dc;
  --info: #2a55a8; --info-soft: #e7eefb; --focus: #2f6fed;
  --sans: Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0e141b; --surface: #17202a; --raised: #1f2a36; --line: #2d3a48; --line-strong: #4a5a6c;
    --text: #e9eef4; --quiet: #9fb0c3; --accent: #5cc5d6; --accent-hover: #82d5e2; --on-accent: #06222a;
    --good: #6fd79b; --good-soft: #143324; --bad: #ff9d94; --bad-soft: #41201e; --warn: #f0bd6a; --warn-soft: #3a2c12;
    --info: #9dbdf8; --info-soft: #1b2c4a; --focus: #8ab4ff;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; background: var(--page); color: var(--text);
  font: 400 1rem/1.5 var(--sans); font-variant-numeric: tabular-nums;
}
h1, h2, h3, p, dl, dd, ul, ol { margin: 0; padding: 0; }
ul, ol { list-style: none; }
code { font-family: var(--mono); font-size: 0.875em; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
[hidden] { display: none !important; }
.visually-hidden {
  position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap;
}
.button {
  display: inline-flex; align-items: center; justify-content: center; min-block-size: 3rem; padding: 0.5rem 1rem;
  border: 1px solid var(--line-strong); border-radius: 10px; background: var(--surface); color: var(--text);
  font: 600 1rem/1.25 var(--sans); text-align: center; text-decoration: none; cursor: pointer;
  transition: background-color 120ms, border-color 120ms;
}
.button:hover { background: var(--raised); }
.button:disabled, .button[aria-disabled='true'] { opacity: 0.55; cursor: default; }
.button-primary { border-color: transparent; background: var(--accent); color: var(--on-accent); }
.button-primary:hover { background: var(--accent-hover); }
.button-quiet { border-color: transparent; background: transparent; color: var(--quiet); font-weight: 500; }
.badge {
  display: inline-flex; align-items: center; padding: 0.125rem 0.5rem; border-radius: 999px;
  background: var(--raised); color: var(--quiet); font-size: 0.75rem; font-weight: 600; white-space: nowrap;
}
.badge-good { background: var(--good-soft); color: var(--good); }
.badge-bad { background: var(--bad-soft); color: var(--bad); }
.badge-warn { background: var(--warn-soft); color: var(--warn); }
.badge-info { background: var(--info-soft); color: var(--info); }
.mark { inline-size: 2rem; block-size: 2rem; flex: none; color: var(--accent); }
.mark g { stroke: var(--surface); }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important; } }
`;
