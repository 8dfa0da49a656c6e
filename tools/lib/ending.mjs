import { interruptRunning } from './run.mjs';

/**
 * Ends the process in order: on Ctrl-C, SIGTERM or a closed terminal, and when told to. Only the first reason
 * counts. Ctrl-C once more, a while later, ends at once; sooner it is the same one, which npm passes on to a
 * process that had it from the terminal already.
 * @param {() => Promise<void>} cleanUp
 */
export function endInOrder(cleanUp) {
  let ending = false;
  let began = 0;
  /** @param {number} code */
  const end = async (code) => {
    if (ending) return;
    ending = true;
    began = Date.now();
    interruptRunning('SIGTERM');
    try {
      await cleanUp();
    } finally {
      process.exit(code);
    }
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (ending && signal === 'SIGINT' && Date.now() - began > 1000) process.exit(130);
      void end(0);
    });
  }
  return { end, isEnding: () => ending };
}

/**
 * A failure as the person at the terminal should read it: the sentence alone, no stack.
 * @param {unknown} error
 */
export function sentence(error) {
  return error instanceof Error ? error.message : String(error);
}
