import type { Operator } from './operator.ts';

interface Operation {
  readonly id: string;
  readonly reference: string;
  readonly state: string;
  readonly amount: string;
  readonly received: string;
  /** What can be done to it now. */
  readonly actions: readonly string[];
}

type Action =
  | 'confirm'
  | 'send'
  | 'confirm-block'
  | 'reorganise'
  | 'wrong-network'
  | 'underpay'
  | 'overpay'
  | 'delay'
  | 'fail'
  | 'expire'
  | 'refund'
  | 'duplicate'
  | 'reorder';
/** How many blocks, or how much in minor units. */
interface ActionInput {
  readonly blocks?: number;
  readonly amount?: string;
}

type Fault = 'timeout-next' | 'drop-next-reply' | 'error-next' | 'unavailable-next' | 'decline-next';

type CaptchaVendor = 'geetest' | 'recaptcha' | 'recaptcha-enterprise' | 'hcaptcha';

/** The controls of the stand-in provider. */
export class Sandbox {
  readonly #url: string;
  readonly #operator: Operator;

  constructor(sandboxUrl: string, operator: Operator) {
    this.#url = sandboxUrl;
    this.#operator = operator;
  }

  async #call<Reply>(path: string, method = 'GET', body: unknown = {}): Promise<Reply> {
    const response = await fetch(`${this.#url}/control${path}`, {
      method,
      ...(method === 'POST'
        ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
        : {}),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Reply;
  }

  /** How the double of a captcha's vendor behaves: so many times, or from now on. */
  async captcha(vendor: CaptchaVendor, mode: string, times?: number): Promise<void> {
    await this.#call('/captcha', 'POST', { vendor, mode, times });
  }

  /** What the provider has on record for a player's deposits, newest first. */
  async operations(player: string): Promise<readonly Operation[]> {
    const deposits = await this.#operator.deposits(player);
    const dossiers = await Promise.all(deposits.map(({ id }) => this.#operator.dossier(id)));
    const references = dossiers.flatMap(({ attempts }) => attempts.map(({ reference }) => reference));
    const found = await Promise.all(
      references.map((reference) =>
        this.#call<Operation[]>(`/operations?${new URLSearchParams({ reference })}`),
      ),
    );
    return found.flat();
  }

  /** Does something to the player's latest payment that it can be done to; one that only asked for more can't be paid. */
  async act(player: string, action: Action, input: ActionInput = {}): Promise<void> {
    const operations = await this.operations(player);
    const able = operations.find(({ actions }) => actions.includes(action)) ?? operations[0];
    if (!able) throw new Error(`The provider has no payment of ${player}`);
    await this.#call(`/operations/${able.id}/${action}`, 'POST', input);
  }

  /** How an account of the merchant answers from now on. */
  async account(account: string, mode: 'up' | 'refuses' | 'silent' | 'down'): Promise<void> {
    await this.#call('/accounts', 'POST', { account, mode });
  }

  /** The next call of this kind goes wrong. */
  async fault(fault: Fault, call: 'create' | 'find' | 'cancel' | 'book' = 'create'): Promise<void> {
    await this.#call('/faults', 'POST', { fault, call });
  }
}
