import type { Requisite } from '@opencashier/contract/entities/deposit';

/** Lines of requisites: each name has its label among the cashier's texts, `requisite.{name}`. */
export function requisite(name: string, value: string, isCopyable = true): Requisite {
  return { name, labelKey: `requisite.${name}`, value, isCopyable };
}
