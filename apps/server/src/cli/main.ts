import { processEnvironment } from '../config/process-environment.ts';
import { runCli } from './run-cli.ts';

const { text, isGood, isError } = await runCli(process.argv.slice(2), processEnvironment(), fetch);
if (isError) console.error(text);
else console.log(text);
process.exitCode = isGood ? 0 : 1;
