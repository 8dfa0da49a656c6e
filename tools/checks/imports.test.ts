import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { temporaryFolder } from '../testing/folder.ts';
import { cruiseImports } from './imports.mjs';

/** The planted violation of each rule. */
const planted: Readonly<Record<string, string>> = {
  'money-imports-nothing': 'packages/money/src/planted.ts',
  'contract-imports-money': 'packages/contract/planted.ts',
  'provider-kit-imports-contract': 'packages/provider-kit/src/planted.ts',
  'webhooks-imports-nothing': 'packages/webhooks/src/planted.ts',
  'wallet-conformance-imports-contract': 'packages/wallet-conformance/src/planted.ts',
  'embed-imports-contract': 'packages/embed/src/planted-workspace.ts',
  'embed-imports-types-alone': 'packages/embed/src/planted-value.ts',
  'widget-imports-contract': 'apps/widget/src/host/planted-server.ts',
  'server-imports-packages': 'apps/server/src/webhooks/planted.ts',
  'sandbox-imports-packages': 'apps/sandbox/src/planted.ts',
  'console-imports-packages': 'apps/console/src/planted.ts',
  'demo-imports-packages': 'apps/demo/server/planted.ts',
  'provider-imports-kit': 'providers/two/src/planted.ts',
  'providers-by-registry-alone': 'apps/server/src/captcha/planted-provider.ts',
  'widget-routes-look-down': 'apps/widget/src/routes/planted.ts',
  'widget-screens-look-down': 'apps/widget/src/screens/list/planted-route.ts',
  'widget-invoice-looks-down': 'apps/widget/src/invoice/planted-screen.ts',
  'widget-card-views-look-down': 'apps/widget/src/card-views/card/planted-screen.ts',
  'widget-services-look-down': 'apps/widget/src/services/planted.ts',
  'widget-flows-look-down': 'apps/widget/src/flows/planted-screen.ts',
  'widget-forms-stand-alone': 'apps/widget/src/forms/planted.ts',
  'widget-edges-stand-alone': 'apps/widget/src/i18n/planted.ts',
  'widget-ui-knows-no-payment': 'apps/widget/src/ui/planted-flow.ts',
  'widget-ui-knows-no-contract': 'apps/widget/src/ui/planted-contract.ts',
  'widget-screens-apart': 'apps/widget/src/screens/empty/planted.ts',
  'widget-card-views-apart': 'apps/widget/src/card-views/pix/planted.ts',
  'widget-views-by-registry-alone': 'apps/widget/src/screens/list/planted-view.ts',
  'widget-flows-without-react': 'apps/widget/src/flows/planted-react.ts',
  'widget-early-types-alone': 'apps/widget/src/boot/early.ts',
  'widget-socket-in-api': 'apps/widget/src/host/planted-socket.ts',
  'server-domain-is-pure': 'apps/server/src/domain/planted-port.ts',
  'server-domain-imports-money': 'apps/server/src/domain/planted-call.ts',
  'server-ports-look-down': 'apps/server/src/ports/planted.ts',
  'server-use-cases-look-down': 'apps/server/src/use-cases/planted.ts',
  'server-routes-look-down': 'apps/server/src/routes/planted.ts',
  'server-transports-look-down': 'apps/server/src/transports/planted.ts',
  'server-jobs-look-down': 'apps/server/src/jobs/planted.ts',
  'server-adapters-apart': 'apps/server/src/ledger/planted.ts',
  'server-config-stands-alone': 'apps/server/src/config/planted.ts',
  'server-wired-in-main': 'apps/server/src/use-cases/planted-db.ts',
  'server-main-on-top': 'apps/server/src/telemetry/planted.ts',
  'database-in-db': 'apps/server/src/wallet/planted.ts',
  'fastify-in-transports': 'apps/server/src/identity/planted.ts',
  'no-cycles': 'apps/server/src/catalogue/planted-one.ts',
  'no-orphans': 'packages/webhooks/src/planted-orphan.ts',
  'nobody-imports-tests': 'packages/embed/src/planted-test.ts',
  'suites-for-tests-alone': 'providers/one/src/planted.ts',
  'no-tools-in-products': 'apps/server/src/db/planted.ts',
  resolvable: 'apps/server/src/db/planted-nowhere.ts',
};

describe('the import rules', () => {
  const base = fileURLToPath(new URL('../fixtures/import-rules', import.meta.url));
  let found: Awaited<ReturnType<typeof cruiseImports>>['violations'];
  beforeAll(async () => {
    found = (await cruiseImports(base)).violations;
  });

  it('each have a planted violation', () => {
    expect(Object.keys(planted).sort()).toEqual(config.forbidden.map(({ name }) => name).sort());
  });

  it.each(Object.entries(planted))('catch %s', (rule, from) => {
    expect(found.filter((violation) => violation.rule === rule).map((violation) => violation.from)).toContain(
      from,
    );
  });

  it('find nothing wrong with the sound modules beside them', () => {
    const guilty = (from: string): boolean => from.includes('planted') || from.endsWith('boot/early.ts');
    expect(found.filter(({ from }) => !guilty(from))).toEqual([]);
  });

  it('do not pass over a folder in which they see no module', async () => {
    const empty = temporaryFolder({ 'apps/shop/readme.txt': 'no code' });
    await expect(cruiseImports(empty)).rejects.toThrow('saw no TypeScript module');
  });
});
