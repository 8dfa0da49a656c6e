import type { RawEnvironment } from '../config/read-environment.ts';
import type { OperatorClient } from './operator-client.ts';

/** What a command prints, and whether all is well. */
export interface Outcome {
  readonly text: string;
  readonly isGood: boolean;
  /** The command could not be carried out: its text is no result. */
  readonly isError?: true;
}

export interface Command {
  readonly usage: string;
  readonly purpose: string;
  run(client: () => OperatorClient, args: readonly string[], environment: RawEnvironment): Promise<Outcome>;
}
