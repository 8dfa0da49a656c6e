import { never, npm, onlyFolders, test } from './rule.mjs';

/** @param {string[]} folders */
const widget = (...folders) => `^apps/widget/src/(${folders.join('|')})/`;

/** @type {import('./rule.mjs').Rule[]} */
export const widgetRules = [
  onlyFolders(
    'widget-routes-look-down',
    'widget',
    ['routes'],
    ['screens', 'invoice', 'card-views', 'services', 'flows', 'forms', 'api', 'host', 'i18n', 'ui'],
    'Routes know screens; the entry that mounts them is above.',
  ),
  onlyFolders(
    'widget-screens-look-down',
    'widget',
    ['screens'],
    ['invoice', 'card-views', 'services', 'flows', 'forms', 'api', 'host', 'i18n', 'ui'],
    'A screen leaves through the Navigator, not through a route.',
  ),
  onlyFolders(
    'widget-invoice-looks-down',
    'widget',
    ['invoice'],
    ['card-views', 'services', 'flows', 'forms', 'api', 'host', 'i18n', 'ui'],
    'What the rooms of a created deposit share knows none of them.',
  ),
  onlyFolders(
    'widget-card-views-look-down',
    'widget',
    ['card-views'],
    ['services', 'flows', 'forms', 'api', 'host', 'i18n', 'ui'],
    'A card view is shown by screens and knows none.',
  ),
  onlyFolders(
    'widget-services-look-down',
    'widget',
    ['services'],
    ['flows', 'forms', 'api', 'host', 'i18n'],
    'The services are what boot wired, by their types.',
  ),
  onlyFolders(
    'widget-flows-look-down',
    'widget',
    ['flows'],
    ['forms', 'api', 'host', 'i18n'],
    'Flows own the state and know nothing that draws it.',
  ),
  onlyFolders(
    'widget-forms-stand-alone',
    'widget',
    ['forms'],
    ['i18n', 'ui'],
    'Fields, masks and validators send nothing and talk to no host.',
  ),
  onlyFolders(
    'widget-edges-stand-alone',
    'widget',
    ['api', 'host', 'i18n'],
    [],
    'The edges of the widget do not know each other.',
  ),
  onlyFolders('widget-ui-knows-no-payment', 'widget', ['ui'], [], 'Primitives know no payment.'),
  never(
    'widget-ui-knows-no-contract',
    'Primitives know no payment.',
    { path: widget('ui'), pathNot: test },
    { path: '^packages/' },
  ),
  never(
    'widget-screens-apart',
    'Screens do not import each other: what they share is a flow or a primitive.',
    { path: '^apps/widget/src/screens/([^/]+)/' },
    { path: '^apps/widget/src/screens/[^/]+/', pathNot: '^apps/widget/src/screens/$1/' },
  ),
  never(
    'widget-card-views-apart',
    'Card views do not import each other.',
    { path: '^apps/widget/src/card-views/([^/]+)/' },
    { path: '^apps/widget/src/card-views/[^/]+/', pathNot: '^apps/widget/src/card-views/$1/' },
  ),
  never(
    'widget-views-by-registry-alone',
    'Screens reach card views through the registry, which loads them late.',
    { path: widget('screens', 'invoice', 'routes', 'flows', 'boot'), pathNot: test },
    { path: '^apps/widget/src/card-views/[^/]+/' },
  ),
  never(
    'widget-flows-without-react',
    'Flows are plain TypeScript, so that they are tested without a page.',
    { path: widget('flows'), pathNot: test },
    {
      path: `${npm('react', 'react-dom', 'react-hook-form', 'wouter')}|node_modules/zustand/(esm/)?(index|react)[.]`,
    },
  ),
  never(
    'widget-early-types-alone',
    'The inline script is in every page’s first bytes: it imports types only.',
    { path: '^apps/widget/src/boot/early[.]ts$' },
    { dependencyTypesNot: ['type-only'] },
  ),
  never(
    'widget-socket-in-api',
    'Only api talks to the network.',
    { path: '^apps/widget/', pathNot: `^apps/widget/src/api/|${test}` },
    { path: npm('socket.io-client', 'engine.io-client') },
  ),
];
