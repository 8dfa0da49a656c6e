import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { captchaFieldNames, captchaPayload } from '../calls/captcha-payload.ts';
import { analyticsEvent } from '../host/analytics-event.ts';
import { toHost } from '../host/to-host.ts';
import { depositResponse } from './deposit.ts';
import { formField } from './form-field.ts';
import { transaction } from './transaction.ts';
import { user } from './user.ts';

describe('closed sets of names', () => {
  it.each([
    ['field types', formField.shape.type, 'dropdown phone_with_prefix text text_uppercase networks amount'],
    ['statuses', transaction.shape.status, 'accepted mistaked processed waiting'],
    ['platforms', z.required(user).shape.platform, 'desktop mobile android ios'],
    ['kinds of method', z.required(analyticsEvent).shape.method_type, 'crypto fiat default'],
    ['custom pages', z.required(depositResponse).shape.pageId, 'eazype pix upi-qr'],
  ] as const)('%s', (_what, schema, names) => {
    for (const name of names.split(' ')) expect(z.safeParse(schema, name).success, name).toBe(true);
    expect(z.safeParse(schema, 'another').success).toBe(false);
  });

  it('has the page types that end without a redirect', () => {
    for (const type of ['CUSTOM_PAGE', 'OFFLINE', 'REDIRECT']) {
      expect(z.safeParse(depositResponse, { depositId: 'd', apiResponse: { type } }).success).toBe(true);
    }
    expect(z.safeParse(depositResponse, { depositId: 'd', apiResponse: { type: 'POPUP' } }).success).toBe(
      false,
    );
  });

  it('names every captcha field that a create takes', () => {
    expect(Object.keys(captchaPayload).sort()).toEqual([...captchaFieldNames].sort());
  });

  it('tells the host of its life by these messages', () => {
    expect(Object.keys(toHost)).toEqual(
      expect.arrayContaining([
        ...['init', 'close', 'displayError', 'fullLoaded', 'socketReconnectAttempt'],
        ...['tokenExpired', 'onLocaleError'],
      ]),
    );
  });
});
