import { cliSettings } from '../config/cli-settings.ts';
import { ConfigError } from '../config/config.ts';
import type { RawEnvironment } from '../config/read-environment.ts';
import type { Command, Outcome } from './command.ts';
import { commands, help } from './commands.ts';
import { OperatorApiError, operatorClient } from './operator-client.ts';

const bad = (text: string): Outcome => ({ text, isGood: false, isError: true });

function findCommand(words: readonly string[]): { command: Command; args: readonly string[] } | undefined {
  for (const count of [2, 1]) {
    const name = words.slice(0, count).join(' ');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command) return { command, args: words.slice(count) };
  }
  return undefined;
}

/** Runs a command line; every failure is a sentence. */
export async function runCli(
  words: readonly string[],
  environment: RawEnvironment,
  fetch: typeof globalThis.fetch,
): Promise<Outcome> {
  if (words.length === 0 || words[0] === 'help' || words[0] === '--help')
    return { text: help(), isGood: true };
  const found = findCommand(words);
  if (!found) return bad(`There is no command "${words.join(' ')}".\n\n${help()}`);
  try {
    const client = () => operatorClient(cliSettings(environment), fetch);
    return await found.command.run(client, found.args, environment);
  } catch (error) {
    if (error instanceof ConfigError || error instanceof OperatorApiError) return bad(error.message);
    if (error instanceof RangeError) return bad(`${error.message} Usage: ${found.command.usage}`);
    throw error;
  }
}
