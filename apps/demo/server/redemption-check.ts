import * as z from 'zod/mini';

/** From so much on, in minor units, the imaginary operator wants to know who redeems. */
const knownUpToMinor = 50_00n;

const question = z.object({
  type: z.literal('redemption.check'),
  data: z.object({ minor: z.string().check(z.regex(/^\d{1,18}$/)), language: z.string() }),
});

const texts = {
  en: 'Please send a photo of your ID to verify@lucky-harbor.example. We look at it within a day.',
  ar: 'يُرجى إرسال صورة من هويتك إلى verify@lucky-harbor.example. سنراجعها خلال يوم.',
} as const;

export type Verdict =
  | { readonly verdict: 'allow' }
  | { readonly verdict: 'hold'; readonly reason: 'identity'; readonly text: string };

/** The operator's word on a redemption; undefined where a message asks for none. */
export function verdictOn(message: unknown): Verdict | undefined {
  const asked = question.safeParse(message);
  if (!asked.success) return undefined;
  const { minor, language } = asked.data.data;
  if (BigInt(minor) < knownUpToMinor) return { verdict: 'allow' };
  return { verdict: 'hold', reason: 'identity', text: texts[language.startsWith('ar') ? 'ar' : 'en'] };
}
