import { describe, expect, it } from 'vitest';
import { hasRightDigits, isCnpj, isCpf } from './tax-ids.ts';

describe('numbers of Brazilian taxpayers', () => {
  it.each(['529.982.247-25', '12345678909', '11144477735'])(
    'takes the CPF %s, with no other last digit',
    (cpf) => {
      const right = [...'0123456789'].filter((digit) => isCpf(cpf.slice(0, -1) + digit));
      expect(right).toEqual([cpf.at(-1)]);
    },
  );

  it.each(['11.222.333/0001-81', '11444777000161'])('takes the CNPJ %s, with no other last digit', (cnpj) => {
    const right = [...'0123456789'].filter((digit) => isCnpj(cnpj.slice(0, -1) + digit));
    expect(right).toEqual([cnpj.at(-1)]);
  });

  it('takes no number of one digit alone, though its sums are right', () => {
    expect(isCpf('11111111111')).toBe(false);
    expect(isCnpj('00000000000000')).toBe(false);
  });

  it('are asked of the fields that hold them, and of no other', () => {
    expect(hasRightDigits('cpf', '12345678901')).toBe(false);
    expect(hasRightDigits('pix_key_cpf', '12345678909')).toBe(true);
    expect(hasRightDigits('pix_key_cnpj', '11222333000182')).toBe(false);
    expect(hasRightDigits('document', '1')).toBe(true);
    expect(hasRightDigits('toString', '1')).toBe(true);
  });
});
