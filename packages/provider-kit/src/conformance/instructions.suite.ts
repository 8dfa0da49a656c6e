import { chains } from '@opencashier/contract/constants';
import {
  cashVoucher,
  cryptoInvoice,
  customPageData,
  depositCard,
  requisite,
} from '@opencashier/contract/entities/deposit';
import { additionalField } from '@opencashier/contract/entities/form-field';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { CreateDepositOutcome, DepositInstruction } from '../provider.ts';
import type { ConformanceContext, InstructionCase } from './harness.ts';

const exactText = /^\d+(\.\d+)?$/;

function expectShape(schema: z.ZodMiniType, value: unknown): void {
  expect(z.safeParse(schema, value).error?.issues).toBeUndefined();
}

function expectAddress(address: string): void {
  expect(new URL(address).protocol).toMatch(/^https?:$/);
}

/** What the player is asked for can be drawn and filled in. */
function expectFields(fields: readonly z.infer<typeof additionalField>[]): void {
  expect(fields).not.toHaveLength(0);
  expectShape(z.array(additionalField), fields);
  expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  for (const { regex } of fields.flatMap(({ regexList = [] }) => regexList)) new RegExp(regex, 'u');
}

/** Whether an instruction is one that the cashier can show. */
function expectShowable(instruction: DepositInstruction): void {
  switch (instruction.kind) {
    case 'redirect':
      expectAddress(instruction.url);
      return;
    case 'fieldsRequired':
    case 'unifiedForm':
      expectFields(instruction.fields);
      return;
    case 'customPage':
      expectShape(customPageData, instruction.data);
      return;
    case 'crypto': {
      const { invoice } = instruction;
      expectShape(cryptoInvoice, invoice);
      for (const text of [invoice.rate, invoice.payAmount, invoice.minAmount])
        expect(text).toMatch(exactText);
      if (invoice.chain) expect(invoice.confirmations).toBe(chains[invoice.chain].confirmations);
      expect(invoice.uri ?? invoice.address).toContain(invoice.address);
      return;
    }
    case 'voucher':
      expectShape(cashVoucher, instruction.voucher);
      expect(instruction.voucher.code).not.toBe('');
      return;
    case 'requisites':
      expectShape(z.array(requisite), instruction.requisites);
      expectShape(z.optional(depositCard), instruction.card);
      expect(instruction.requisites.length + (instruction.card ? 1 : 0)).toBeGreaterThan(0);
      return;
    case 'offers':
      expect(instruction.offers).not.toHaveLength(0);
      expect(instruction.offers.filter(({ isBest }) => isBest).length).toBeLessThanOrEqual(1);
      for (const { rate, receive, url } of instruction.offers) {
        for (const text of [rate, receive]) if (text !== undefined) expect(text).toMatch(exactText);
        if (url !== undefined) expectAddress(url);
      }
      return;
    case 'none':
      return;
  }
}

/** Each way to be told how to pay: showable, the same when asked again, and paid in the end. */
export function describeInstructions(context: ConformanceContext): void {
  const create = async ({ request }: InstructionCase, reference: string, fields = request.fields) => {
    const { returnUrl, webhookUrl } = context.request();
    const full = { ...request, reference, returnUrl, webhookUrl, fields };
    return { full, outcome: await context.provider.createDeposit(full) };
  };
  const created = (outcome: CreateDepositOutcome) => {
    if (outcome.kind !== 'created') throw new Error(`expected created, got ${outcome.kind}`);
    return outcome;
  };
  const cases = () => context.drive.instructions;

  describe('instructions', () => {
    it('come in the kinds that the driver names, each showable', async () => {
      for (const each of cases()) {
        const { outcome } = await create(each, context.request().reference);
        const { instruction } = created(outcome);
        expect(instruction.kind, each.name).toBe(each.kind);
        expectShowable(instruction);
      }
    });

    it('are the same to the same reference, and when asked for', async () => {
      for (const each of cases()) {
        const { full, outcome } = await create(each, context.request().reference);
        expect(await context.provider.createDeposit(full), each.name).toEqual(outcome);
        const { instruction } = created(outcome);
        const found = await context.provider.findDeposit(full.reference);
        expect(found, each.name).toMatchObject({ kind: 'found', instruction });
      }
    });

    it('lead to money, as much as was to be paid', async () => {
      for (const each of cases().filter(({ answer, kind }) => !answer && kind !== 'none')) {
        const { full, outcome } = await create(each, context.request().reference);
        const { payable = full.money } = created(outcome);
        await context.drive.pay(full.reference);
        const [paid] = await context.inbox.events(full.reference, 'paid');
        expect(paid?.event.money, each.name).toEqual(payable);
      }
    });

    it('that ask for fields are answered under a second reference of the same deposit', async () => {
      for (const each of cases().filter(({ answer }) => answer)) {
        const { full } = await create(each, context.request().reference);
        const second = await create(each, `${full.reference}-2`, each.answer);
        expect(created(second.outcome).instruction.kind, each.name).not.toBe(each.kind);
        await context.drive.pay(`${full.reference}-2`);
        const [paid] = await context.inbox.events(`${full.reference}-2`, 'paid');
        expect(paid?.event.money, each.name).toEqual(full.money);
        expect(await context.provider.findDeposit(full.reference)).toMatchObject({
          kind: 'found',
          events: [],
        });
      }
    });
  });
}
