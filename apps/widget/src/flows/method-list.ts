import type { MethodList } from '@opencashier/contract/entities/payment-method';

/** The incoming list, in which methods that did not change stay the objects that are drawn already. */
export function keepEqual(before: MethodList | undefined, incoming: MethodList): MethodList {
  if (!before) return incoming;
  const drawn = new Map(before.methods.map((method) => [method.name, method]));
  const methods = incoming.methods.map((method) => {
    const old = drawn.get(method.name);
    return old && JSON.stringify(old) === JSON.stringify(method) ? old : method;
  });
  return { ...incoming, methods };
}
