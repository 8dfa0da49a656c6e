import { expect, it } from 'vitest';
import { textsIn } from './texts.mjs';

it.each([
  ['<p>Pay now</p>'],
  ['<p>{"Pay now"}</p>'],
  ['<p>{ready ? "Pay" : "Wait"}</p>'],
  ['<p>{name ?? `Player`}</p>'],
  ['<p>{`Pay $' + '{amount}`}</p>'],
  ['<button aria-label="Close" />'],
  ['<input placeholder={"Amount"} />'],
])('finds the text in %s', (jsx) => {
  expect(textsIn('x.tsx', `export const view = ${jsx};`).length).toBeGreaterThan(0);
});

it.each([
  ['<p className="title" data-testid="status">{t("deposit.title")}</p>'],
  ['<p>{kind === "card" ? one : two}</p>'],
  ['<p>· – 12 %</p>'],
  ['<p title={t("a.b")}>{list.join(", ")}</p>'],
  ['<Tile kind="card" />'],
])('finds none in %s', (jsx) => {
  expect(textsIn('x.tsx', `export const view = ${jsx};`)).toEqual([]);
});
