import type { ProviderDefinition } from '../definition.ts';
import type { CreatePayoutRequest } from '../payouts.ts';
import type { CreateDepositRequest, DepositInstruction, PrepareRequest, Provider } from '../provider.ts';
import type { WebhookInbox } from '../testing/webhook-inbox.ts';

/**
 * Trouble at the other side. The first three come after it has committed, so the operation exists although no clear
 * answer arrives; with `unavailable` nothing exists.
 */
export type Fault = 'timeout' | 'droppedConnection' | 'serverError' | 'unavailable';
export type FailingCall =
  | 'create'
  | 'find'
  | 'cancel'
  | 'prepare'
  | 'claim'
  | 'rate'
  | 'payout'
  | 'refund'
  | 'findPayout';
export const faultsAfterCommit = ['timeout', 'droppedConnection', 'serverError'] as const satisfies Fault[];

/** A request that gets an instruction of some kind. */
export interface InstructionCase {
  /** Names the case in the tests. */
  readonly name: string;
  readonly kind: DepositInstruction['kind'];
  readonly request: CreateDepositRequest;
  /** Of an instruction that asks for fields: what answers it. */
  readonly answer?: CreateDepositRequest['fields'];
}

/** A chain that moves on command. */
export interface ChainDriver {
  readonly request: CreateDepositRequest;
  /** The whole is sent: seen, without a confirmation. */
  send(reference: string): Promise<void>;
  confirmBlock(reference: string): Promise<void>;
  /** The blocks that held the transfer are dropped. */
  reorganise(reference: string): Promise<void>;
}

/** Payouts that end on command. */
export interface PayoutDriver {
  /** Orders as templates: the suite puts in references and addresses of its own. */
  readonly accepted: CreatePayoutRequest;
  /** One that the other side refuses, saying that nothing exists. */
  readonly refused: CreatePayoutRequest;
  settle(reference: string): Promise<void>;
  refuse(reference: string): Promise<void>;
  giveBack(reference: string): Promise<void>;
}

/** What a stand-in of the other side does on command, so that the suite can provoke every outcome. */
export interface ProviderDriver {
  /** Requests as templates: the suite puts in references and addresses of its own. */
  readonly requests: {
    /** One that the other side takes. */
    readonly accepted: CreateDepositRequest;
    /** One that it refuses, saying that nothing exists. */
    readonly declined: CreateDepositRequest;
  };
  /** One request for each kind of instruction that the other side gives. */
  readonly instructions: readonly InstructionCase[];
  /** Where there are preparations: a method that has one, and one that has none. */
  readonly preparations?: { readonly some: PrepareRequest; readonly none: PrepareRequest };
  /** Where there are rates: a pair that has one, and one that has none. */
  readonly pairs?: { readonly known: readonly [string, string]; readonly unknown: readonly [string, string] };
  /** Where there are instruments: a request that saves one and is paid without the payer's doing. */
  readonly savingInstrument?: (provider: Provider) => Promise<CreateDepositRequest>;
  readonly chain?: ChainDriver;
  readonly payouts?: PayoutDriver;
  /** Makes the next call of this kind fail so. */
  failNext(call: FailingCall, fault: Fault): Promise<void>;
  /** How many operations the other side has under our reference. */
  countOperations(reference: string): Promise<number>;
  /** The player pays the whole amount, in time or, after `expire`, late. */
  pay(reference: string): Promise<void>;
  /** The player pays less than the whole. */
  payPart(reference: string): Promise<void>;
  fail(reference: string): Promise<void>;
  expire(reference: string): Promise<void>;
  /** Gives back some minor units of what was paid. */
  refund(reference: string, minor: bigint): Promise<void>;
  chargeBack(reference: string): Promise<void>;
  winChargeBack(reference: string): Promise<void>;
  /** Sends the last webhook of this deposit once more. */
  resend(reference: string): Promise<void>;
}

/** A provider joined to a stand-in of its other side that really runs. */
export interface RunningProvider {
  readonly provider: Provider;
  /** The same provider, with an address at which nobody listens. */
  readonly unreachable: Provider;
  readonly drive: ProviderDriver;
  stop(): Promise<void>;
}

export interface ConformanceOptions {
  readonly definition: Pick<ProviderDefinition, 'id' | 'capabilities'>;
  /** Called once; the time-out of the provider's requests should be a second at most. */
  start(): Promise<RunningProvider>;
}

/** What each part of the suite works with; getters, since the provider runs only once the tests do. */
export interface ConformanceContext {
  readonly running: RunningProvider;
  readonly provider: Provider;
  readonly drive: ProviderDriver;
  readonly inbox: WebhookInbox;
  /** A request under a reference that nobody used before. */
  request(change?: Partial<CreateDepositRequest>): CreateDepositRequest;
  /** Creates a deposit that is expected to be taken, and gives its request. */
  created(change?: Partial<CreateDepositRequest>): Promise<CreateDepositRequest>;
}
