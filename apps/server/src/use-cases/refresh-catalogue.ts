import type { CatalogueOverrides, ChangeableCatalogue } from '../ports/catalogue-overrides.ts';

export interface RefreshCatalogueDeps {
  readonly overrides: CatalogueOverrides;
  readonly catalogue: Pick<ChangeableCatalogue, 'apply' | 'version'>;
}

/** Takes up what was changed since the last look, by this server or another. */
export async function refreshCatalogue({ overrides, catalogue }: RefreshCatalogueDeps): Promise<void> {
  if ((await overrides.version()) === catalogue.version()) return;
  const { version, overrides: all } = await overrides.read();
  catalogue.apply(version, all);
}
