import type { CreateDepositOutcome } from '@opencashier/provider-kit/provider';

type Created = Extract<CreateDepositOutcome, { kind: 'created' }>;

/**
 * Does a provider's reply tell the payer of a peer-to-peer deposit whom to pay, how much and until when? Amount and time
 * are the cashier's own where the provider names none; what it names must make sense.
 */
export function isPeerToPeerReply(
  { instruction, payable, timeoutMinutes }: Created,
  currency: string,
): boolean {
  const isAmountGood = payable === undefined || (payable.currency === currency && payable.minor > 0n);
  const isTimeGood = timeoutMinutes === undefined || (Number.isFinite(timeoutMinutes) && timeoutMinutes > 0);
  return isAmountGood && isTimeGood && tellsWhomToPay(instruction);
}

function tellsWhomToPay(instruction: Created['instruction']): boolean {
  switch (instruction.kind) {
    case 'requisites': {
      const { card, requisites } = instruction;
      return requisites.length > 0 || (card?.number ?? card?.phone ?? card?.encoded) !== undefined;
    }
    case 'unifiedForm':
    case 'fieldsRequired':
      return instruction.fields.length > 0;
    default:
      return false;
  }
}
