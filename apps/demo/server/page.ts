const style = `
  :root { color-scheme: light dark; font-family: Inter, system-ui, sans-serif; line-height: 1.6; }
  body { margin: 0 auto; max-width: 42rem; padding: 24px 20px 64px; }
  h1 { line-height: 1.2; }
  label { display: grid; gap: 6px; font-weight: 600; }
  input, button { font: inherit; min-height: 48px; border-radius: 10px; border: 1px solid #868e9e; padding: 0 14px; }
  .steps { display: grid; gap: 16px; padding: 0; list-style: none; counter-reset: step; }
  .steps li { counter-increment: step; display: grid; grid-template-columns: 40px 1fr; gap: 16px; align-items: start; }
  .steps li::before { content: counter(step); display: grid; place-items: center; block-size: 40px; border-radius: 50%; background: #b9391f; color: #fff; font-weight: 700; }
  button { margin-top: 12px; background: #b9391f; color: #fff; border-color: #b9391f; font-weight: 600; }
`;

/** A plain page of the imaginary operator's, in the language of its texts. */
export const page = (title: string, body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · Lucky Harbor</title><style>${style}</style></head><body><h1>${title}</h1>${body}</body></html>`;
