import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

// The headless shell is the same engine without a browser's window, which every new context would draw anew: a visit
// costs a quarter of the processor's time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {string | undefined} */
function playwrightsOwn() {
  try {
    const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    // Not installed yet, or Playwright has no build for this system.
    return undefined;
  }
}

/**
 * The browser that the tests run in: CHROMIUM, else one on PATH, else the one that Playwright downloaded.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM) return env.CHROMIUM;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  return onPath ?? playwrightsOwn();
}

/** Some systems put a script there that only says how to install a browser. @param {string} program */
async function starts(program) {
  return (await run(program, ['--version'])).code === 0;
}

/** Debian's package, with one font: a machine without any draws no text. Older releases have no headless shell. */
async function installByApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  await run('apt-get', [...wait, 'update'], { env });
  const install = (/** @type {string} */ browser) =>
    run('apt-get', [...wait, 'install', '-y', '--no-install-recommends', browser, 'fonts-dejavu-core'], {
      env,
    });
  const shell = await install('chromium-headless-shell');
  return shell.code === 0 ? shell : install('chromium');
}

/**
 * Finds a Chromium or installs one: Debian's package where we may, else Playwright's download.
 * @returns {Promise<string>} path of the executable; hand it on as CHROMIUM
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found && (await starts(found))) return found;
  const tries = [];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the system’s packages …');
    tries.push(await installByApt());
    const installed = findChromium();
    if (installed && (await starts(installed))) return installed;
  }
  console.log('Installing Playwright’s Chromium …');
  tries.push(
    await run(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']),
  );
  const installed = playwrightsOwn();
  if (installed) return installed;
  throw new Error(
    `No Chromium could be found or installed.\n${tries.map(({ output }) => output.trim()).join('\n')}`,
  );
}

/**
 * Switches for a Chromium in a container: root has no sandbox there, and a test needs no calls home.
 * @returns {string[]}
 */
export function chromiumArgs() {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}
