import { crc16 } from '../checks/crc16.ts';

/** One data object of EMV's merchant-presented QR codes: id, length in two digits, value. */
function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** Latin letters without accents, as the code takes them, cut to the length that EMV allows. */
function plain(text: string, length: number): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .slice(0, length);
}

export interface BrCode {
  /** Address of the charge, without its scheme. */
  readonly location: string;
  /** Decimal text in reais. */
  readonly amount: string;
  readonly receiver: string;
  readonly city: string;
}

/** The last field of a code, over everything before it. */
export function withChecksum(code: string): string {
  const open = `${code}6304`;
  const crc = crc16(new TextEncoder().encode(open), 0xffff);
  return `${open}${crc.toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * A dynamic BR Code (Banco Central do Brasil, initiation standards): usable once, the charge behind its location. The
 * reference is `***`, since the charge's own `txid` stands in the location.
 */
export function brCode({ location, amount, receiver, city }: BrCode): string {
  return withChecksum(
    [
      field('00', '01'),
      field('01', '12'),
      field('26', field('00', 'br.gov.bcb.pix') + field('25', location)),
      field('52', '0000'),
      field('53', '986'),
      field('54', amount),
      field('58', 'BR'),
      field('59', plain(receiver, 25)),
      field('60', plain(city, 15)),
      field('62', field('05', '***')),
    ].join(''),
  );
}
