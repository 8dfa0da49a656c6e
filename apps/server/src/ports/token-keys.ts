/** A key that a brand's operator signs player tokens with. The algorithm is this one, whatever a token's header says. */
export type TokenKey =
  | { readonly issuer: string; readonly algorithm: 'HS256'; readonly secret: Uint8Array }
  | {
      readonly issuer: string;
      readonly algorithm: PublicKeyAlgorithm;
      /** Where the operator publishes its keys, or the published set itself. */
      readonly jwks:
        | { readonly url: string }
        | { readonly keys: readonly Readonly<Record<string, unknown>>[] };
    };

export type PublicKeyAlgorithm = 'RS256' | 'ES256' | 'EdDSA';
