import { never, npm, onlyFolders, test } from './rule.mjs';

const adapters = [
  'db',
  'ledger',
  'wallet',
  'providers',
  'catalogue',
  'identity',
  'captcha',
  'webhooks',
  'telemetry',
];
const main = '^apps/server/src/(main[.]ts$|wiring/|cli/)';
/** @param {string[]} folders */
const server = (...folders) => `^apps/server/src/(${folders.join('|')})/`;

/** @type {import('./rule.mjs').Rule[]} */
export const serverRules = [
  onlyFolders('server-domain-is-pure', 'server', ['domain'], [], 'Rules of the business know no machinery.'),
  never(
    'server-domain-imports-money',
    'Rules of the business know money and the contract’s entities.',
    { path: server('domain'), pathNot: test },
    { pathNot: ['^apps/server/src/domain/', '^packages/money/', '^packages/contract/entities/'] },
  ),
  onlyFolders(
    'server-ports-look-down',
    'server',
    ['ports'],
    ['domain'],
    'A port says what is needed, not how it is done.',
  ),
  onlyFolders(
    'server-use-cases-look-down',
    'server',
    ['use-cases'],
    ['ports', 'domain'],
    'A use case reaches the world through ports.',
  ),
  onlyFolders(
    'server-routes-look-down',
    'server',
    ['routes'],
    ['use-cases', 'ports', 'domain'],
    'Routes name use cases and know no transport.',
  ),
  onlyFolders(
    'server-transports-look-down',
    'server',
    ['transports'],
    ['routes', 'use-cases', 'ports', 'domain'],
    'Transports carry calls to routes.',
  ),
  onlyFolders(
    'server-jobs-look-down',
    'server',
    ['jobs'],
    ['use-cases', 'ports', 'domain'],
    'Jobs are use cases that a clock calls.',
  ),
  onlyFolders(
    'server-adapters-apart',
    'server',
    adapters,
    ['ports', 'domain'],
    'Adapters implement ports and do not know each other: main joins them.',
  ),
  onlyFolders(
    'server-config-stands-alone',
    'server',
    ['config'],
    ['ports', 'domain'],
    'Configuration is read once and handed out.',
  ),
  never(
    'server-wired-in-main',
    'Only main knows which implementation stands behind a port.',
    { path: '^apps/server/src/([^/]+)', pathNot: [main, test, server(...adapters, 'config')] },
    { path: server(...adapters, 'config'), pathNot: '^apps/server/src/$1/' },
  ),
  never(
    'server-main-on-top',
    'Nobody imports the composition root.',
    { path: '^apps/server/', pathNot: `${main}|${test}` },
    { path: main },
  ),
  never(
    'database-in-db',
    'Only db speaks to the database.',
    { path: '^(apps|packages|providers)/', pathNot: `^apps/server/src/db/|${test}` },
    { path: npm('pg', 'pg-[^/]+', '@electric-sql/[^/]+', 'kysely') },
  ),
  never(
    'fastify-in-transports',
    'Only transports know the web framework and the socket.',
    { path: '^apps/server/', pathNot: `^apps/server/src/transports/|${test}` },
    { path: npm('fastify', '@fastify/[^/]+', 'socket.io') },
  ),
];
