import { expect, test } from '@playwright/test';
import { watchContext } from '../support/watch.ts';

const site = 'http://watched.test';

/** Pages by path; `/strict` allows no inline script and no frame of another origin. */
const pages: Readonly<Record<string, string>> = {
  '/calm': '<p>Nothing happens.</p>',
  '/strict': '<p>Inline.</p><script>window.hasRun = true</script>',
  '/framing': `<p>Framed.</p><iframe src="${site}/strict"></iframe>`,
  '/throwing': '<script>queueMicrotask(() => { throw new Error("lost") })</script>',
};

for (const [path, expected] of [
  ['/calm', []],
  ['/strict', [/^CSP script-src-elem blocked inline in http:\/\/watched\.test\/strict/]],
  ['/framing', [/^CSP script-src-elem blocked inline in http:\/\/watched\.test\/strict/]],
  ['/throwing', [/^Uncaught in http:\/\/watched\.test\/throwing: Error: lost/]],
] as const) {
  test(`the watch over ${path} reports ${expected.length} problems`, async ({ browser }) => {
    const context = await browser.newContext();
    await context.route(`${site}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const policy = pathname === '/strict' ? { 'content-security-policy': "script-src 'none'" } : {};
      return route.fulfill({ contentType: 'text/html', headers: policy, body: pages[pathname] ?? '' });
    });
    const watch = await watchContext(context);
    const page = await context.newPage();
    await page.goto(site + path);
    await expect
      .poll(() => watch.problems())
      .toEqual(expected.map((problem) => expect.stringMatching(problem)));
    await context.close();
  });
}
