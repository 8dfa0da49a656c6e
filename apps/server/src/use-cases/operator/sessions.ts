import { success } from '../use-case.ts';
import { brandOf } from './brand-scope.ts';
import { type OperatorDeps, present } from './desk.ts';
import type { OperatorUseCase } from './operator-use-case.ts';

/**
 * Opens a standalone visit. The code stands in the address's fragment, which no server and no referrer sees; the
 * five values before it let the first list come with the page.
 */
export function createSession(deps: OperatorDeps): OperatorUseCase<'sessions-create'> {
  return async ({ brand, player, open, view, locale }, { key }) => {
    const ofBrand = brandOf(deps.brands, key, brand);
    if (!ofBrand.ok) return ofBrand;
    const brandId = ofBrand.data;
    const { id, country, region, currency, name, email, phone, lang } = player;
    const profile = present({ name, email, phone, lang });
    const { code, expiresAt } = await deps.desk.sessionCodes.issue(
      { brand: brandId, id, country, ...present({ region }), currency, profile },
      deps.clock.now(),
    );
    const address = new URL(`${deps.publicUrl}/${deps.product}/${open}`);
    const values = { locale: locale ?? lang ?? 'en', brand: brandId, country, currency, view };
    for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
    address.hash = `code=${code}`;
    return success({ address: address.href, expiresAt: expiresAt.toISOString() });
  };
}
