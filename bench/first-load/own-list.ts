import type { MethodList } from '@opencashier/contract/entities/payment-method';

/**
 * A list as another player might get it: with narrower limits everywhere, and one method used up.
 * @param text a reply of `methods-payment-v3`
 */
export function narrowed(text: string): string {
  const reply: { readonly data?: MethodList } = JSON.parse(text);
  if (!reply.data) throw new Error('The server refused the list of methods.');
  const methods = reply.data.methods.map((method, index) => ({
    ...method,
    amount_rules: Object.fromEntries(
      Object.entries(method.amount_rules).map(([code, rule]) => [code, { ...rule, max: rule.min * 3 }]),
    ),
    ...(index === 1 && { availability: { state: 'exhausted' } }),
  }));
  return JSON.stringify({ ...reply, data: { ...reply.data, methods } });
}
