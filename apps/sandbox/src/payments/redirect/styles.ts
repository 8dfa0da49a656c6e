/** The hosted page: one calm card, the amount the largest thing on it. */
export const hostedStyles = `
body { display: flex; flex-direction: column; align-items: center; padding: 1rem; gap: 1rem; }
.bank { display: flex; align-items: center; gap: 0.75rem; inline-size: 100%; max-inline-size: 27rem; padding-block: 0.5rem; }
.bank-name { font-weight: 700; letter-spacing: -0.01em; margin-inline-end: auto; }
main {
  inline-size: 100%; max-inline-size: 27rem; background: var(--surface); border: 1px solid var(--line);
  border-radius: 20px; padding: 1.5rem;
}
.payee { color: var(--quiet); font-size: 1rem; font-weight: 500; overflow-wrap: anywhere; }
.payee strong { color: var(--text); font-weight: 600; }
.amount {
  display: block; margin-block: 0.25rem 1.25rem; color: var(--text); font-size: 2.5rem; font-weight: 700;
  line-height: 1.15; letter-spacing: -0.02em; overflow-wrap: anywhere;
}
.amount-long { font-size: clamp(1.5rem, 8vw, 2rem); }
.details { border-block: 1px solid var(--line); padding-block: 0.75rem; margin-block-end: 1.25rem; }
.details-apart { margin-block-start: 1rem; }
.details > div { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.25rem; font-size: 0.875rem; }
.details dt { color: var(--quiet); flex: none; }
.details dd { text-align: end; overflow-wrap: anywhere; }
form { display: contents; }
.actions { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
.actions .wide { grid-column: 1 / -1; }
.hint { color: var(--quiet); font-size: 0.875rem; margin-block-start: 1rem; }
.outcome { display: flex; flex-direction: column; align-items: center; text-align: center; gap: 0.5rem; }
.outcome h1 { font-size: 1.25rem; line-height: 1.3; }
.outcome p { color: var(--quiet); overflow-wrap: anywhere; }
.outcome .actions { inline-size: 100%; grid-template-columns: 1fr; margin-block-start: 1rem; }
.outcome .actions:empty { display: none; }
.sign { inline-size: 4rem; block-size: 4rem; margin-block-end: 0.5rem; padding: 1rem; border-radius: 50%; }
.sign-good { background: var(--good-soft); color: var(--good); }
.sign-bad { background: var(--bad-soft); color: var(--bad); }
.sign-wait { background: var(--info-soft); color: var(--info); }
footer { color: var(--quiet); font-size: 0.75rem; text-align: center; max-inline-size: 27rem; }
@media (min-width: 40rem) {
  body { justify-content: center; padding: 2rem; }
  main { padding: 2rem; }
}
`;
