import type { RouteName } from '../flows/route-names.ts';
import { type ScreenTextArea, type TextArea, textAreas } from '../i18n/text-areas.ts';

/** By their names, since the first screen's script carries this. */
const routesOf: Readonly<Record<ScreenTextArea, RegExp>> = {
  account: /^(withdrawal|history|limits|sweepWithdrawal)/,
  invoice: /^[ds].*(Eazype|Pix|UnifiedForm|Address|Invoice|Offers|Instruction|HostToHost)$/,
  sweepstake: /^sweep/,
};

/** The areas whose texts the screen of a route may use, beside those that all may use. */
export function textAreasOf(name: RouteName): readonly TextArea[] {
  return textAreas.filter((area) => routesOf[area].test(name));
}
