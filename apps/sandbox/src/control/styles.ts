/** The control page: dense, but calm; one column on a phone, tools beside the operations on a desk. */
export const controlStyles = `
body { padding: 1rem; }
.top { display: flex; align-items: center; gap: 0.75rem; max-inline-size: 84rem; margin: 0 auto 1rem; }
.top h1 { font-size: 1.25rem; line-height: 1.2; letter-spacing: -0.01em; }
.top p { color: var(--quiet); font-size: 0.875rem; }
.top > div { flex: 1; min-inline-size: 0; }
.live::before { content: ''; inline-size: 0.5rem; block-size: 0.5rem; border-radius: 50%; background: currentColor; margin-inline-end: 0.375rem; }
.columns { display: grid; gap: 1rem; max-inline-size: 84rem; margin-inline: auto; align-items: start; }
.columns > * { min-inline-size: 0; display: grid; gap: 1rem; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 1rem; min-inline-size: 0; }
summary { cursor: pointer; font-weight: 700; min-block-size: 1.5rem; }
section > h2, summary { font-size: 1rem; line-height: 1.3; margin-block-end: 0.25rem; }
.lead { color: var(--quiet); font-size: 0.875rem; margin-block-end: 0.75rem; }
.empty { color: var(--quiet); padding-block: 1.5rem; text-align: center; border: 1px dashed var(--line-strong); border-radius: 10px; }
.operations { display: grid; gap: 0.75rem; }
.operations:empty { display: none; }
.operation { border: 1px solid var(--line); border-radius: 12px; padding: 0.875rem; display: grid; gap: 0.75rem; }
.operation.is-open { border-color: var(--line-strong); background: var(--raised); }
.summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 0.75rem; }
.summary .amount { font-size: 1.25rem; font-weight: 700; letter-spacing: -0.01em; }
.summary .when { margin-inline-start: auto; color: var(--quiet); font-size: 0.75rem; }
.facts { color: var(--quiet); font-size: 0.75rem; display: flex; flex-wrap: wrap; gap: 0.125rem 0.75rem; }
.facts code { font-size: 0.75rem; }
.tools { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
.tools input {
  inline-size: 6rem; min-block-size: 2.25rem; padding: 0.25rem 0.5rem; border: 1px solid var(--line-strong);
  border-radius: 8px; background: var(--surface); color: var(--text); font: 500 0.875rem/1.2 var(--sans);
}
.chip {
  min-block-size: 2.25rem; padding: 0.25rem 0.625rem; border: 1px solid var(--line-strong); border-radius: 8px;
  background: var(--surface); color: var(--text); font: 500 0.8125rem/1.2 var(--sans); cursor: pointer;
}
.chip:hover { background: var(--raised); border-color: var(--quiet); }
.chip-good { color: var(--good); border-color: currentColor; }
.chip-bad { color: var(--bad); }
.chip-quiet { border-style: dashed; color: var(--quiet); }
#deliveries .table { max-block-size: 26rem; }
.table { overflow: auto; margin-inline: -1rem; padding-inline: 1rem; }
.table:focus-visible { outline-offset: -2px; }
td:last-child { min-inline-size: 11rem; }
table { inline-size: 100%; border-collapse: collapse; font-size: 0.8125rem; }
th { text-align: start; color: var(--quiet); font-weight: 500; white-space: nowrap; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-block-end: 1px solid var(--line); vertical-align: top; }
tr:last-child > td { border-block-end: 0; }
td.nowrap, td code { white-space: nowrap; }
.digits { font-family: var(--mono); font-weight: 600; color: var(--accent); }
.seen { display: block; color: var(--quiet); }
.faults { display: grid; gap: 0.5rem; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); }
.faults .chip { text-align: start; min-block-size: 2.75rem; }
.waiting { margin-block-start: 0.75rem; display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; font-size: 0.875rem; }
select { min-block-size: 2.25rem; border: 1px solid var(--line-strong); border-radius: 8px; background: var(--surface); color: var(--text); font: inherit; font-size: 0.875rem; padding-inline: 0.5rem; }
.field { display: flex; align-items: center; gap: 0.5rem; margin-block-end: 0.75rem; font-size: 0.875rem; color: var(--quiet); }
.notice {
  position: fixed; inset-inline: 1rem; inset-block-end: 1rem; margin-inline: auto; inline-size: fit-content; max-inline-size: calc(100% - 2rem);
  padding: 0.75rem 1rem; border-radius: 10px; background: var(--text); color: var(--page); font-size: 0.875rem;
}
.notice:empty { display: none; }
@media (pointer: coarse) { .chip, .tools input, select { min-block-size: 2.75rem; } }
@media (min-width: 64rem) {
  body { padding: 1.5rem 2rem; }
  .columns { grid-template-columns: minmax(0, 1fr) 24rem; }
}
`;
