/** What a refusal says beside its code; the server's word, so every part of it may be missing. */
export function detailOf(details: unknown, name: string): unknown {
  if (typeof details !== 'object' || details === null) return undefined;
  return (details as Readonly<Record<string, unknown>>)[name];
}

interface Sum {
  /** Major units. */
  readonly amount: number;
  readonly currency: string;
}

/** How much can still be withdrawn, by a limit or by the balance. */
export function leftOf(details: unknown): Sum | undefined {
  const amount = detailOf(details, 'left') ?? detailOf(details, 'withdrawable');
  const currency = detailOf(details, 'currency');
  return typeof amount === 'number' && typeof currency === 'string' ? { amount, currency } : undefined;
}

/** What goes back first, by the method that it goes back to. */
export function amountsOwed(details: unknown): readonly (Sum & { readonly name: string })[] {
  const currency = detailOf(details, 'currency');
  const methods = detailOf(details, 'methods');
  if (typeof currency !== 'string' || !Array.isArray(methods)) return [];
  return methods.flatMap((method: unknown) => {
    const [name, amount] = [detailOf(method, 'name'), detailOf(method, 'amount')];
    return typeof name === 'string' && typeof amount === 'number' ? [{ name, amount, currency }] : [];
  });
}

/** Seconds until another code may be asked for. */
export function codeWaitOf(details: unknown): number | undefined {
  const wait = detailOf(details, 'codeResendIn');
  return typeof wait === 'number' ? wait : undefined;
}

export function triesLeftOf(details: unknown): number | undefined {
  const left = detailOf(details, 'triesLeft');
  return typeof left === 'number' ? left : undefined;
}
