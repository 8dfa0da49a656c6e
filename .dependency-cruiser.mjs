// Who may import whom, as ARCHITECTURE.md tells it. Every rule has a planted violation below
// tools/fixtures/import-rules, and a test that each is caught.
import { houseRules } from './tools/import-rules/house.mjs';
import { packageRules } from './tools/import-rules/packages.mjs';
import { serverRules } from './tools/import-rules/server.mjs';
import { widgetRules } from './tools/import-rules/widget.mjs';

export default {
  forbidden: [...packageRules, ...widgetRules, ...serverRules, ...houseRules],
  options: {
    // Types count: "not even types" is a rule, and a cycle of types is one too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages|providers)/[^/]+/(dist|.*fixtures)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
