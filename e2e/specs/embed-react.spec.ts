import { build } from 'esbuild';
import { Cashier } from '../models/cashier.ts';
import { snippetOf, test, withRealAddresses } from '../support/host-page.ts';
import { expect, plainMethod } from '../support/journey.ts';
import type { Stack } from '../support/stack.ts';
import { signToken } from '../support/tokens.ts';

/** The guide's React component in a small app that shows it, changes it and takes it away. */
async function bundleApp(stack: Stack): Promise<string> {
  const snippet = withRealAddresses(snippetOf('docs/embedding.md', 'tsx', '<Cashier'), stack)
    .replace('locale="pt-BR"', 'locale={locale}')
    .replace('country="BR"', 'country="DE"')
    .replace('currency="BRL"', 'currency="EUR"')
    .replace(
      '{ onLeave }: { onLeave: () => void }',
      '{ onLeave, locale }: { onLeave: () => void; locale: string }',
    );
  const app = `
    import { StrictMode, useState } from 'react';
    import { createRoot } from 'react-dom/client';
    ${snippet}
    function App() {
      const [isOpen, setIsOpen] = useState(true);
      const [locale, setLocale] = useState('en');
      return (
        <StrictMode>
          <button onClick={() => setLocale('ar')}>Arabic</button>
          <button onClick={() => setIsOpen(false)}>Leave</button>
          {isOpen ? <DepositPage onLeave={() => setIsOpen(false)} locale={locale} /> : <p>Left</p>}
        </StrictMode>
      );
    }
    createRoot(document.getElementById('root')).render(<App />);`;
  const { outputFiles } = await build({
    stdin: { contents: app, loader: 'tsx', resolveDir: process.cwd() },
    bundle: true,
    write: false,
    jsx: 'automatic',
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  const [output] = outputFiles;
  if (!output) throw new Error('The app was not built');
  return output.text;
}

test('the React component of the guide pays, follows its properties and cleans up', async ({
  page,
  serveHost,
  stack,
  player,
  payWindow,
}) => {
  const address = await serveHost({
    html: '<!doctype html><html lang="en"><title>React host</title><div id="root"></div><script src="/host-page.js"></script></html>',
    script: await bundleApp(stack),
    token: () => signToken(stack.secrets.TOKEN_SECRET, { id: player }),
  });
  await page.goto(address);
  const cashier = new Cashier(page.frameLocator('iframe'));
  await cashier.fillDeposit(plainMethod, '25');
  // React's strict mode mounts twice in development: one frame stays.
  await expect(page.locator('iframe')).toHaveCount(1);
  const bank = await payWindow(() => cashier.submit.click());
  await bank.press('pay');
  await cashier.expectStatus('processed');

  await page.getByRole('button', { name: 'Arabic' }).click();
  await expect(cashier.html).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('Left')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the component closes with the widget’s own button', async ({ page, serveHost, stack, player }) => {
  const address = await serveHost({
    html: '<!doctype html><html lang="en"><title>React host</title><div id="root"></div><script src="/host-page.js"></script></html>',
    script: await bundleApp(stack),
    token: () => signToken(stack.secrets.TOKEN_SECRET, { id: player }),
  });
  await page.goto(address);
  const cashier = new Cashier(page.frameLocator('iframe'));
  await cashier.tile(plainMethod).click();
  await expect(cashier.amount).toBeVisible();
  await cashier.by('close').click();
  await expect(page.getByText('Left')).toBeVisible();
});
