import { describe, expect, it } from 'vitest';
import { brCode, withChecksum } from './br-code.ts';

/** The fields of a code, by id. */
function fieldsOf(code: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4));
    fields[code.slice(at, at + 2)] = code.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

describe('BR Code', () => {
  it('has the checksum of the central bank’s example', () => {
    const open =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***';
    expect(withChecksum(open)).toBe(`${open}63041D3D`);
  });

  it('holds currency, amount, receiver and the charge’s location', () => {
    const code = brCode({
      location: 'pix.sandbox.example/qr/v2/abc',
      amount: '150.25',
      receiver: 'Loja São João com um nome comprido',
      city: 'SAO PAULO',
    });
    const fields = fieldsOf(code);
    expect(fields).toMatchObject({
      '00': '01',
      '01': '12',
      '52': '0000',
      '53': '986',
      '54': '150.25',
      '58': 'BR',
      '59': 'Loja Sao Joao com um nome',
      '60': 'SAO PAULO',
    });
    expect(fieldsOf(fields['26'] ?? '')).toEqual({
      '00': 'br.gov.bcb.pix',
      '25': 'pix.sandbox.example/qr/v2/abc',
    });
    expect(fieldsOf(fields['62'] ?? '')).toEqual({ '05': '***' });
    expect(withChecksum(code.slice(0, -8))).toBe(code);
  });
});
