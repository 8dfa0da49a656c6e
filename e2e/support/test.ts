import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type Stack, type StackEnv, startStack } from './stack.ts';
import { type Watch, watchContext } from './watch.ts';

interface WorkerFixtures {
  /** Settings of the stack's processes; specs with the same ones share a stack. */
  stackEnv: StackEnv;
  /** The running product; one for each worker and `stackEnv`. */
  stack: Stack;
}

interface TestFixtures {
  /** Puts a context that the test made itself under the same watch as its own. */
  watch: (context: BrowserContext) => Promise<Watch>;
}

/**
 * Playwright's test over a running stack. Every test fails on a violation of the content security policy, an
 * uncaught error in a page, or a process that died.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stackEnv: [{}, { option: true, scope: 'worker' }],
  stack: [
    async ({ stackEnv }, use) => {
      const stack = await startStack(stackEnv);
      await use(stack);
      await stack.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  watch: [
    async ({ stack }, use) => {
      const watches: Watch[] = [];
      await use(async (context) => {
        const watch = await watchContext(context);
        watches.push(watch);
        return watch;
      });
      expect(watches.flatMap((watch) => watch.problems())).toEqual([]);
      expect(stack.deaths()).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, watch }, use) => {
    await watch(context);
    await use(context);
  },
});

export { expect };
