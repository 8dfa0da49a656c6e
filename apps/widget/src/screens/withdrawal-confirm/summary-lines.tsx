import { useStore } from 'zustand';
import { methodText } from '../../flows/method-text.ts';
import { destinationOf } from '../../flows/withdrawal/destination.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';

/** By which method, and where to: as lines of facts. Nothing before the form was accepted. */
export function useSummaryLines() {
  const { withdrawal } = useServices();
  const { text: t, locale } = useTexts();
  const { method, fields, accepted } = useStore(withdrawal.store);
  if (!method || !accepted) return undefined;
  const destination = destinationOf(fields, accepted).map(({ name, label, value }) => ({
    name,
    label: t(label),
    value: <bdi>{value}</bdi>,
  }));
  const lines = [
    { name: 'method', label: t('withdrawal.facts.method'), value: methodText(method, locale) },
    ...destination,
  ];
  return { method, lines };
}
