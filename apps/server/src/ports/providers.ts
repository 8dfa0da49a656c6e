import type { Provider } from '@opencashier/provider-kit/provider';

/** The payment providers that this deployment is configured for. */
export interface Providers {
  find(id: string): Provider | undefined;
  all(): readonly Provider[];
}
