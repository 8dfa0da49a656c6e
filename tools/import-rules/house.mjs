import { never, outsideCode, test } from './rule.mjs';

/** @type {import('./rule.mjs').Rule[]} */
export const houseRules = [
  never('no-cycles', 'Two modules that need each other are one, or miss a third.', {}, { circular: true }),
  never(
    'no-orphans',
    'A module that nobody imports and that imports nothing is left over.',
    {
      orphan: true,
      path: '^(apps|packages|providers)/',
      pathNot: `${outsideCode}|[.]d[.]ts$|/boot/entry-[^/]+$`,
    },
    {},
  ),
  never('nobody-imports-tests', 'Tests are the end of the graph.', {}, { path: '[.]test[.]tsx?$' }),
  never(
    'suites-for-tests-alone',
    'A shared suite of a port is run by tests.',
    { pathNot: test },
    { path: '[.]suite[.]tsx?$' },
  ),
  never(
    'no-tools-in-products',
    'What is shipped does not know the repository’s tools.',
    { path: '^(apps|packages|providers)/', pathNot: outsideCode },
    { path: '^(tools|e2e|bench)/' },
  ),
  never(
    'resolvable',
    'An import that leads nowhere.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:|[?](raw|url|inline)$' },
  ),
];
