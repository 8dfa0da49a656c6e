import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { howItEnded, startChild } from './child.mjs';

const polite = `
  process.on('SIGTERM', () => { console.log('bye'); process.exit(0); });
  console.log('listening shop http://localhost:1');
  setInterval(() => {}, 1000);
`;
const stubborn = polite.replace("console.log('bye'); process.exit(0);", '');
const broken = `console.error('no database'); process.exit(3);`;

function start(source: string) {
  const cwd = temporaryFolder({ 'main.mjs': source });
  const child = startChild({ name: 'shop', entry: 'main.mjs', cwd, env: process.env });
  onTestFinished(() => child.stop(0));
  return child;
}

/** Whether a process is there; a zombie that nobody waited for is not. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('startChild', () => {
  it('knows the address, and stops the process politely', async () => {
    const child = start(polite);
    expect(await child.listening).toBe('http://localhost:1');
    await child.stop();
    expect(await child.exited).toEqual({ code: 0, signal: null });
    expect(child.lastWords()).toContain('bye');
  });

  it('kills a process that does not stop within the grace', async () => {
    const child = start(stubborn);
    await child.listening;
    await child.stop(50);
    expect(await child.exited).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it('tells the last words of one that ends before it listens', async () => {
    const child = start(broken);
    await expect(child.listening).rejects.toThrow(
      'shop ended (exit code 3) before it listened.\nno database',
    );
    await child.stop();
  });

  it('tells how it ended, and what it complained of rather than what it merely said', async () => {
    const child = start(`console.error('out of paper'); ${polite} console.log('GET /');`);
    await child.listening;
    process.kill(child.pid, 'SIGKILL');
    expect(howItEnded(await child.exited)).toBe('SIGKILL');
    expect(child.lastWords()).toBe('out of paper');
    expect(howItEnded({ code: 3, signal: null })).toBe('exit code 3');
  });

  it('leaves no process behind when its starter is killed', async () => {
    const library = fileURLToPath(new URL('./child.mjs', import.meta.url));
    const cwd = temporaryFolder({
      'main.mjs': polite,
      'starter.mjs': `
        import { startChild } from ${JSON.stringify(library)};
        const child = startChild({ name: 'shop', entry: 'main.mjs', cwd: process.cwd(), env: process.env });
        await child.listening;
        console.log(child.pid);
      `,
    });
    const starter = spawn(process.execPath, ['starter.mjs'], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
    const pid = await new Promise<number>((resolve) => {
      createInterface({ input: starter.stdout }).once('line', (line) => resolve(Number(line)));
    });
    expect(isAlive(pid)).toBe(true);
    starter.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
  });
});
