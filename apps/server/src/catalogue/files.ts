import type { CatalogueFile } from './entry.ts';
import africa from './methods/africa.json' with { type: 'json' };
import cis from './methods/cis.json' with { type: 'json' };
import eastAsia from './methods/east-asia.json' with { type: 'json' };
import europe from './methods/europe.json' with { type: 'json' };
import latinAmerica from './methods/latin-america.json' with { type: 'json' };
import middleEast from './methods/middle-east.json' with { type: 'json' };
import northAmericaOceania from './methods/north-america-oceania.json' with { type: 'json' };
import southAsia from './methods/south-asia.json' with { type: 'json' };
import withdrawals from './methods/withdrawals.json' with { type: 'json' };
import worldwide from './methods/worldwide.json' with { type: 'json' };

/** Every data file by its name, for messages about it. */
export const methodFiles: readonly CatalogueFile[] = [
  { file: 'methods/worldwide.json', content: worldwide },
  { file: 'methods/europe.json', content: europe },
  { file: 'methods/cis.json', content: cis },
  { file: 'methods/south-asia.json', content: southAsia },
  { file: 'methods/east-asia.json', content: eastAsia },
  { file: 'methods/latin-america.json', content: latinAmerica },
  { file: 'methods/africa.json', content: africa },
  { file: 'methods/middle-east.json', content: middleEast },
  { file: 'methods/north-america-oceania.json', content: northAmericaOceania },
  { file: 'methods/withdrawals.json', content: withdrawals },
];
