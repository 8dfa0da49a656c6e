/** A key that may do everything. */
export const operatorKey = 'opk_a-key-of-the-operator-for-tests';
/** Keys of other roles, owners and brands. */
export const otherKeys = {
  read: 'opk_a-key-that-only-reads-for-tests',
  act: 'opk_a-key-that-acts-for-tests-of-rob',
  approve: 'opk_a-key-of-a-second-approver-for-tests',
  plain: 'opk_a-key-of-the-plain-brand-for-tests',
} as const;
/** As the configuration would have them. */
export const testKeys = [
  { name: 'tests', owner: 'Ana', role: 'approve', secret: operatorKey, isKeeper: true },
  { name: 'reader', owner: 'Rita', role: 'read', secret: otherKeys.read, isKeeper: false },
  { name: 'actor', owner: 'Rob', role: 'act', secret: otherKeys.act, isKeeper: false },
  { name: 'second', owner: 'Ben', role: 'approve', secret: otherKeys.approve, isKeeper: false },
  {
    name: 'plain',
    owner: 'Pia',
    role: 'approve',
    secret: otherKeys.plain,
    isKeeper: false,
    brands: ['plain'],
  },
] as const;
