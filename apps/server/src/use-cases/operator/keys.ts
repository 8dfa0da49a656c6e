import type { OperatorKey } from '../../ports/operator-keys.ts';
import { refuse, success } from '../use-case.ts';
import { type Desk, notFound, type OperatorDeps, present } from './desk.ts';
import type { OperatorReply, OperatorUseCase } from './operator-use-case.ts';

function keyReply(key: OperatorKey): OperatorReply<'keys-revoke'> {
  const { id, name, owner, role, source } = key;
  return {
    ...{ id, name, owner, role, source },
    ...present({
      brands: key.brands && [...key.brands],
      createdBy: key.createdBy,
      lastUsedAt: key.lastUsedAt?.toISOString(),
      revokedAt: key.revokedAt?.toISOString(),
    }),
    createdAt: key.createdAt.toISOString(),
  };
}

export function listKeys(desk: Desk): OperatorUseCase<'keys-list'> {
  return async () => success({ keys: (await desk.keys.list()).map(keyReply) });
}

/** Its secret is never here: whoever made it sends the hash. */
export function createKey({ desk, brands, clock }: OperatorDeps): OperatorUseCase<'keys-create'> {
  return async ({ hash, ...grant }, { key }) => {
    if (grant.brands?.some((brand) => brands.find(brand) === undefined)) return notFound('brand');
    const made = await desk.keys.create(grant, hash, key.owner, clock.now());
    if (made) return success(keyReply(made));
    return refuse('validation.failed', 'There is a key with this secret already.', [
      { path: 'hash', message: 'must be that of a new secret' },
    ]);
  };
}

export function revokeKey({ desk, clock }: OperatorDeps): OperatorUseCase<'keys-revoke'> {
  return async ({ id }) => {
    const ended = (await desk.keys.revoke(id, clock.now())) ?? (await desk.keys.find(id));
    if (ended === undefined) return notFound('key');
    if (ended.revokedAt !== undefined) return success(keyReply(ended));
    return refuse(
      'operator.notDecidable',
      'A key of the configuration ends when it leaves the configuration.',
    );
  };
}
