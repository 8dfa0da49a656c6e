import { minorToString } from '@opencashier/money/minor';
import { refuse, success } from '../use-case.ts';
import { brandOf, pageOf, periodOf } from './brand-scope.ts';
import { notFound, type OperatorDeps, present } from './desk.ts';
import type { OperatorReply, OperatorUseCase } from './operator-use-case.ts';

type AccountKind = OperatorReply<'ledger-accounts'>['accounts'][number]['kind'];

export function listAccounts({ desk, brands }: OperatorDeps): OperatorUseCase<'ledger-accounts'> {
  return async ({ owner, currency, ...asked }, { key }) => {
    const page = pageOf(brands, key, asked);
    if (!page.ok) return page;
    const { brand } = page.data;
    const found = await desk.statements.accounts(present({ brand, owner, currency }));
    return success({
      accounts: found.map(({ balanceMinor, kind, ...account }) => ({
        ...account,
        // The kinds of the contract are those that the ledger's table allows.
        kind: kind as AccountKind,
        balanceMinor: minorToString(balanceMinor),
      })),
    });
  };
}

export function readStatement({ desk, brands }: OperatorDeps): OperatorUseCase<'ledger-statement'> {
  return async ({ brand, kind, owner, currency, cursor, limit, ...asked }, { key }) => {
    const ofBrand = brandOf(brands, key, brand);
    if (!ofBrand.ok) return ofBrand;
    const page = pageOf(brands, key, { cursor, limit });
    if (!page.ok) return page;
    const { from, to } = periodOf(asked);
    if (from && to && from >= to) {
      return refuse('validation.failed', 'The period has no length.', [
        { path: 'to', message: 'must be later than from' },
      ]);
    }
    const name = { brand: ofBrand.data, kind, owner, currency };
    const { brand: _all, ...place } = page.data;
    const statement = await desk.statements.statement({ ...name, from, to, ...place });
    if (statement === undefined) return notFound('account');
    const { openingMinor, closingMinor, count, postings, nextCursor } = statement;
    return success({
      ...name,
      openingMinor: minorToString(openingMinor),
      closingMinor: minorToString(closingMinor),
      count,
      postings: postings.map(({ id, at, entry, minor, balanceMinor, ...about }) => ({
        ...{ id, entry },
        at: at.toISOString(),
        minor: minorToString(minor),
        balanceMinor: minorToString(balanceMinor),
        ...present(about),
      })),
      ...present({ nextCursor }),
    });
  };
}
