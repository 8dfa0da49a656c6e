import type { OperatorRole } from '@opencashier/contract/operator/define-operator-call';

/** What a key may do, and whose it is. */
export interface KeyGrant {
  readonly name: string;
  /** The person, or the program, whose word it is when the key acts. */
  readonly owner: string;
  readonly role: OperatorRole;
  /** The only brands that it sees; absent: all. */
  readonly brands?: readonly string[] | undefined;
}

/** A key of the operator's API. The secret itself is with its owner; only a hash of it is kept. */
export interface OperatorKey extends KeyGrant {
  readonly id: string;
  /** May make and end keys; only the configuration can say so. */
  readonly isKeeper: boolean;
  readonly source: 'configuration' | 'api';
  /** Owner of the key that made it. */
  readonly createdBy: string | undefined;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | undefined;
  readonly revokedAt: Date | undefined;
}

/** A key as the configuration has it. */
export interface ConfiguredKey extends KeyGrant {
  readonly secret: string;
  readonly isKeeper: boolean;
}

export interface OperatorKeys {
  /** Takes the keys of the configuration: those that it does not have any more end. */
  adopt(keys: readonly ConfiguredKey[], at: Date): Promise<void>;
  /** Keeps a key by the hash of its secret; nothing where that hash is known already. */
  create(grant: KeyGrant, hash: string, createdBy: string, at: Date): Promise<OperatorKey | undefined>;
  /** The live key that this secret belongs to; notes the use. */
  verify(secret: string, at: Date): Promise<OperatorKey | undefined>;
  /** Ends a key that was made by the API; nothing where there is none that lives. */
  revoke(id: string, at: Date): Promise<OperatorKey | undefined>;
  find(id: string): Promise<OperatorKey | undefined>;
  list(): Promise<readonly OperatorKey[]>;
}
