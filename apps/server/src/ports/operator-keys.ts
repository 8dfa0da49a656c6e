/** A key of the operator's API. The secret itself is shown once and kept only as a hash. */
export interface OperatorKey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | undefined;
  readonly revokedAt: Date | undefined;
}

export interface OperatorKeys {
  /** Makes a key and returns its secret, which can't be had a second time. */
  create(name: string, at: Date): Promise<{ readonly key: OperatorKey; readonly secret: string }>;
  /** Takes a secret made elsewhere (configuration); keeps its hash alone; the same secret twice is one key. */
  adopt(name: string, secret: string, at: Date): Promise<OperatorKey>;
  /** The live key that this secret belongs to; notes the use. */
  verify(secret: string, at: Date): Promise<OperatorKey | undefined>;
  revoke(id: string, at: Date): Promise<boolean>;
  list(): Promise<readonly OperatorKey[]>;
}
