import * as z from 'zod/mini';
import { bonusList } from '../entities/bonus.ts';
import { parentData } from './parent-data.ts';

/** What the host tells the widget, by type, each with the schema of its payload. */
export const toWidget = {
  loaded: parentData,
  'bonus-list-updated': z.object({ bonusList }),
  close: z.optional(z.object({})),
  token: z.object({ token: z.string().check(z.maxLength(8192)) }),
} as const;

export type ToWidgetType = keyof typeof toWidget;
export type ToWidgetPayload<Type extends ToWidgetType> = z.infer<(typeof toWidget)[Type]>;
export type ToWidgetMessage = {
  [Type in ToWidgetType]: { readonly type: Type; readonly payload?: z.input<(typeof toWidget)[Type]> };
}[ToWidgetType];

/** Messages are JSON strings of type and payload, either way. Longer ones are not parsed at all. */
export const maxMessageLength = 262_144;
