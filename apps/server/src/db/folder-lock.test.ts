import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tools/testing/folder.ts';
import { lockAddress, lockFolder } from './folder-lock.ts';

const module = new URL('./folder-lock.ts', import.meta.url).href;

/** Another process that holds the folder until it is killed. */
async function holder(folder: string) {
  const script = `import { lockFolder } from ${JSON.stringify(module)};
    await lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

it('refuses a second holder in this process and gives the folder back', async () => {
  const folder = temporaryFolder();
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow('is in use by another running server');
  await lock.release();
  await (await lockFolder(folder)).release();
});

it('knows a folder by its real path', async () => {
  const folder = temporaryFolder();
  const alias = join(temporaryFolder(), 'alias');
  symlinkSync(folder, alias);
  const lock = await lockFolder(folder);
  await expect(lockFolder(alias)).rejects.toThrow('is in use');
  await lock.release();
});

it('is not left behind by a process that is killed', async () => {
  const folder = temporaryFolder();
  const child = await holder(folder);
  await expect(lockFolder(folder)).rejects.toThrow('is in use');
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (await lockFolder(folder)).release();
}, 20_000);

it('has an address on every platform', () => {
  expect(lockAddress('/data', 'linux')).toMatch(/^\0opencashier-[0-9a-f]{32}$/);
  expect(lockAddress('/data', 'win32')).toMatch(/^\\\\\.\\pipe\\opencashier-[0-9a-f]{32}$/);
  expect(lockAddress('/data', 'darwin')).toMatch(/\/opencashier-[0-9a-f]{32}\.sock$/);
  expect(lockAddress('/data', 'linux')).not.toBe(lockAddress('/other', 'linux'));
});
