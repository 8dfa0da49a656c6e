import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { useStore } from 'zustand';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { useMethods } from '../../services/use-methods.ts';
import { Chips } from '../../ui/chips/chips.tsx';

/** The main account or an additional one, where the same way of paying out has both. */
export function AccountTypes({ method }: { readonly method: PaymentMethod }) {
  const { withdrawalMethods } = useServices();
  const methods = useMethods();
  const t = useText();
  const list = useStore(withdrawalMethods.store, (state) => state.list);
  const alike = (list?.methods ?? []).filter(
    ({ category, accountType }) => category === method.category && accountType !== undefined,
  );
  const types = new Set(alike.map(({ accountType }) => accountType));
  if (method.accountType === undefined || types.size < 2) return null;
  return (
    <Chips
      label={t('withdrawal.accountType')}
      chips={alike.map(({ name, accountType }) => ({
        value: name,
        text: t(`withdrawal.accountType.${accountType}`),
      }))}
      chosen={method.name}
      onChoose={(name) => {
        const chosen = methods.find(name);
        if (chosen && chosen.name !== method.name) methods.chooseMethod(chosen);
      }}
      testId="account-type"
      valueAttribute="data-method"
    />
  );
}
