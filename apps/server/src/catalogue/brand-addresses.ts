import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';

/** Addresses of a brand's own; they take the place of the catalogue's. */
export interface BrandAddresses {
  /** Where players get help; `{method}` stands for the method's name. */
  readonly supportUrl?: string;
  /** Guides; `{method}` stands for the method's name, `{guide}` for language and country (`pt_BR`). */
  readonly guideUrl?: string;
}

/** A template went through a URL parser, which writes braces as %7B and %7D. */
const filled = (template: string, name: string, value: string): string =>
  template.replaceAll(new RegExp(`(?:\\{|%7B)${name}(?:\\}|%7D)`, 'gi'), value);

/** Only methods of the catalogue that have support offer it, and only those that have guides show them; where, is the brand's to say. */
export function addressesOf(
  { name, supportUrl, video_guide_url: guides }: PaymentMethod,
  { supportUrl: support, guideUrl }: BrandAddresses = {},
): Pick<PaymentMethod, 'supportUrl' | 'video_guide_url'> {
  const own = (guide: string, template: string) => filled(filled(template, 'method', name), 'guide', guide);
  return {
    ...(supportUrl !== undefined && {
      supportUrl: support === undefined ? supportUrl : filled(support, 'method', name),
    }),
    ...(guides !== undefined &&
      guideUrl !== undefined && {
        video_guide_url: Object.fromEntries(
          Object.keys(guides).map((guide) => [guide, own(guide, guideUrl)]),
        ),
      }),
  };
}
