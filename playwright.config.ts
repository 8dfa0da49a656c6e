import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './tools/lib/chromium.mjs';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A flaky journey is a broken one: somebody's payment takes that way.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    launchOptions: { args: chromiumArgs(), ...(executablePath !== undefined && { executablePath }) },
  },
});
