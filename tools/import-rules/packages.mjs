import { never, onlyWorkspaces, outsideCode, test } from './rule.mjs';

/** @type {import('./rule.mjs').Rule[]} */
export const packageRules = [
  never(
    'money-imports-nothing',
    'Money is the ground: it knows neither packages nor Node.',
    { path: '^packages/money/', pathNot: test },
    { pathNot: '^packages/money/' },
  ),
  onlyWorkspaces(
    'contract-imports-money',
    '^packages/contract/',
    ['packages/money'],
    'The vocabulary of both sides knows only money.',
  ),
  onlyWorkspaces(
    'provider-kit-imports-contract',
    '^packages/provider-kit/',
    ['packages/contract', 'packages/money'],
    'The port of providers knows the vocabulary, no provider.',
  ),
  onlyWorkspaces('webhooks-imports-nothing', '^packages/webhooks/', [], 'Signing knows no payment.'),
  onlyWorkspaces(
    'wallet-conformance-imports-contract',
    '^packages/wallet-conformance/',
    ['packages/contract', 'packages/webhooks'],
    'The kit tries a wallet from outside: it knows the contract and the signature, no server.',
  ),
  onlyWorkspaces(
    'embed-imports-contract',
    '^packages/embed/',
    ['packages/contract'],
    'The SDK runs on foreign pages: it knows the contract alone.',
  ),
  never(
    'embed-imports-types-alone',
    'A schema at run time would cost the host page more than the whole SDK.',
    { path: '^packages/embed/', pathNot: outsideCode },
    { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
  ),
  onlyWorkspaces(
    'widget-imports-contract',
    '^apps/widget/',
    ['packages/contract', 'packages/money'],
    'The widget meets the server over the wire, never in code, not even by types.',
  ),
  onlyWorkspaces(
    'server-imports-packages',
    '^apps/server/',
    [
      'packages/contract',
      'packages/money',
      'packages/provider-kit',
      'packages/wallet-conformance',
      'packages/webhooks',
      'providers',
    ],
    'The server loads the widget as an artefact and meets the SDK, sandbox and demo over the wire.',
  ),
  onlyWorkspaces(
    'sandbox-imports-packages',
    '^apps/sandbox/',
    ['packages/contract', 'packages/money', 'packages/webhooks'],
    'The sandbox is a provider elsewhere: it shares no code with ours.',
  ),
  onlyWorkspaces(
    'console-imports-packages',
    '^apps/console/',
    ['packages/contract', 'packages/money', 'packages/webhooks'],
    'The back office uses the operator’s API as anybody would.',
  ),
  onlyWorkspaces(
    'demo-imports-packages',
    '^apps/demo/',
    ['packages/contract', 'packages/money', 'packages/webhooks', 'packages/embed'],
    'The demo is an operator’s page: it uses what an operator gets.',
  ),
  never(
    'provider-imports-kit',
    'A provider knows the kit and the vocabulary, never another provider or an app.',
    { path: '^providers/([^/]+)/', pathNot: outsideCode },
    {
      path: '^(packages|providers|apps)/',
      pathNot: ['^providers/$1/', '^packages/(provider-kit|contract|money|webhooks)/'],
    },
  ),
  never(
    'providers-by-registry-alone',
    'Only the server’s registry knows which providers there are.',
    { path: '^(packages|apps)/', pathNot: `^apps/server/src/providers/|${test}` },
    { path: '^providers/' },
  ),
];
