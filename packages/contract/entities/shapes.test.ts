import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { captchaResult } from '../calls/captcha-payload.ts';
import { depositCreateRequest } from '../calls/deposit-create.ts';
import { depositCreateP2p } from '../calls/deposit-create-p2p.ts';
import { depositCreateSweepstake } from '../calls/deposit-create-sweepstake.ts';
import { analyticsEvent } from '../host/analytics-event.ts';
import { parentData } from '../host/parent-data.ts';
import { bonus } from './bonus.ts';
import { depositResponse } from './deposit.ts';
import {
  additionalField,
  callingCode,
  formField,
  inputField,
  methodField,
  pixKey,
  preparationField,
} from './form-field.ts';
import { paymentMethod } from './payment-method.ts';
import { transaction } from './transaction.ts';
import { user } from './user.ts';

const options = [{ value: 'a', label: 'A', min: 1, max: 2 }];
const rule = { regex: '^a$', regex_error_key: 'k' };
const catalogueField = {
  name: 'cpf',
  category: 'document',
  type: 'text',
  mask: '000',
  regex: '^a$',
  regex_error_key: 'k',
  placeholder_key: 'p',
  values: options,
};
const serverField = {
  name: 'otp',
  type: 'dropdown',
  placeholderKey: 'p',
  mask: '000',
  isAdvanced: true,
  regexList: [rule],
  value: '1',
  values: options,
};
const card = {
  encoded: { key: 'k', iv: 'i', encrypted: 'e', tag: 't' },
  number: '4111',
  phone: '+7',
  payment_system: 'card-p2p',
  bank_type: 'sber',
};
const create = {
  amount: 10,
  currency: 'EUR',
  depositId: 'd1',
  fields: { a: 'b' },
  isActivatedBonus: true,
  paymentSessionId: 's1',
  paymentType: 'visa',
  returnUrl: 'https://lucky.example',
  wallet: 'w1',
  selectedCountry: 'DE',
  bonusId: 7,
  metadata: { isFromChip: true },
  abTestGroup: 'b',
};
const captcha = {
  geetestCaptchaOutput: 'o',
  geetestGenTime: 't',
  geetestLotNumber: 'l',
  geetestPassToken: 'p',
  captchaBypass: true,
  captchaResponse: 'r',
  captchaV3: 'v',
};
const balance = { amount: 1, currency: 'EUR' };

/** Every entity with all that is promised of it. A part that a schema lacks is dropped by it, and missed here. */
const entities: readonly (readonly [name: string, schema: z.ZodMiniType, sample: object])[] = [
  [
    'payment method',
    paymentMethod,
    {
      name: 'visa',
      category: 'card_method',
      currency: ['EUR', 'USD'],
      text: { en: 'Visa', ar: 'فيزا' },
      amount_rules: { EUR: { min: 1, max: 2, minNonRus: 1.5 } },
      fields: [catalogueField],
      cardViewType: 1,
      banner: 'instant',
      checkLuhn: true,
      isInvestForbidden: true,
      isPopular: true,
      isPreparationRequired: true,
      securityRulesGroup: 'scoring',
      position: 3,
      iconIds: ['visa'],
      video_guide_url: { en_DE: 'https://guide.example/1' },
    },
  ],
  ['catalogue field', methodField, catalogueField],
  ['additional field', additionalField, serverField],
  [
    'preparation field',
    preparationField,
    { name: 'sender', mask: '000', placeholder: 'p', regex: '^a$', regexError: 'e' },
  ],
  [
    'form field',
    formField,
    {
      name: 'bank',
      alias: 'bank',
      type: 'dropdown',
      props: {
        isAdvanced: true,
        isHidden: true,
        isTriggered: true,
        label: 'l',
        mask: '000',
        validations: [{ regex: '^a$', message: 'm', isExists: true }],
        value: 'a',
        items: options,
        isDisabled: true,
      },
    },
  ],
  ['input field', inputField, { name: 'n', placeholder: 'p', pattern: '^a$', errorText: 'e' }],
  ['Pix key by CPF', pixKey, { pixKey: '52998224725', pixKeyType: 'cpf' }],
  ['Pix key by e-mail', pixKey, { pixKey: 'a@b.co', pixKeyType: 'email' }],
  ['calling code', callingCode, { name: 'Kenya', code: 'KE', prefix: '+254', mask: '+254 000 000000' }],
  ['bonus', bonus, { id: 'b', depositBonusData: { minDeposit: 10 }, freespinBonusData: { minDeposit: 20 } }],
  ['create payload', depositCreateRequest, { ...create, ...captcha }],
  ['sweepstake create payload', depositCreateSweepstake.request, { ...create, boxId: 1 }],
  [
    'peer-to-peer create payload',
    depositCreateP2p.request,
    {
      amount: 10,
      bank: 'sber',
      checkScore: true,
      selectedCountry: 'RU',
      currency: 'RUB',
      depositId: 0,
      fields: { a: 'b' },
      isActivatedBonus: false,
      paymentMethod: 'card-p2p',
      paymentSessionId: 's1',
      metadata: { isFromChip: false },
      bonusId: 'b',
      ...captcha,
    },
  ],
  [
    'deposit response',
    depositResponse,
    {
      apiResponse: { type: 'CUSTOM_PAGE' },
      depositId: 'd1',
      fields: [serverField],
      source: 'https://pay.example',
      method: 'POST',
      pageId: 'pix',
      data: {
        unifiedFlow: { fields: [serverField] },
        paymentMethodOffers: [{ id: 'o', name: 'O' }],
        card,
        requisites: [{ name: 'iban', labelKey: 'l', value: 'v', isCopyable: true }],
      },
      isFieldsRequired: true,
      exists: true,
      created: true,
      payment_amount: 10,
      payment_currency: 'EUR',
      passedAmount: 0,
      timeout_minutes: 15,
      card,
    },
  ],
  [
    'transaction',
    transaction,
    {
      id: 'd1',
      kind: 'deposit',
      status: 'accepted',
      depositStatus: 'AUTO_CANCELED',
      paymentMethod: 'btc',
      amount: 1,
      currency: 'BTC',
      txid: '0x1',
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    },
  ],
  ['captcha result', captchaResult, { captcha_output: 'o', gen_time: 't', lot_number: 'l', pass_token: 'p' }],
  [
    'analytics event',
    analyticsEvent,
    {
      currency: 'EUR',
      deposit_method: 'visa',
      withdrawal_method: 'sepa',
      event: 'e',
      event_cat: 'c',
      method_type: 'crypto',
      payment_region: 'DE',
      submit_amount: 10,
    },
  ],
  [
    'host data',
    parentData,
    {
      bonusId: 'b',
      bonusList: [{ id: 'b' }],
      closingButton: false,
      experiments: [{ key: 'k', group: 'g' }],
      host: 'lucky.example',
      schema: 'https',
      token: 't',
      xOrigin: 'https://lucky.example',
      userId: 7,
      partnerKey: 'p',
      widgetViewType: 'sweep',
      transport: 'http',
      platformVersion: 'classic',
      pwa: true,
      isMobileApp: true,
      geetestCaptchaId: 'c',
    },
  ],
  [
    'user',
    user,
    {
      activity: 1,
      address: 'a',
      balanceData: { primary: balance },
      birthday: '2000-01-01',
      bk_type: 'b',
      country: 'DE',
      currency: 'EUR',
      deposits_calc_count: 1,
      deposits_calc_time: 't',
      email: 'a@b.co',
      firstdeposit_time: 't',
      hash_id: 'h',
      id: 7,
      id_user: 7,
      lang: 'de',
      last_ip: '::1',
      last_ip_country: 'DE',
      meta: {},
      name: 'Ana',
      note: 'n',
      paymentGeo: 'DE',
      platform: 'desktop',
      partner_key: 'p',
      passport: 'p',
      passport_by: 'p',
      phone: '+49',
      poker_nickname: 'n',
      regulated_domain_id: 1,
      role: 2,
      tg_id: 1,
      time_registration: 't',
      timezone: 'z',
      token: 't',
      widgetViewType: 'main',
    },
  ],
];

it.each(entities)('%s carries every part of it', (_name, schema, sample) => {
  expect(z.parse(schema, sample)).toEqual(sample);
});
