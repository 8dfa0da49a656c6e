import type { FormField } from '@opencashier/contract/entities/form-field';
import { type RefCallback, useRef } from 'react';
import type { AttachedMask } from './masks.ts';

interface Held {
  readonly element: HTMLElement;
  mask: AttachedMask | undefined;
}

const needsMask = ({ type, props }: FormField) => props.mask !== undefined || type === 'text_uppercase';

/** The inputs of a form, by name: masked while they are shown, and found again for the first error. */
export function useFieldElements(onMasked: (field: FormField, text: string) => void) {
  const held = useRef(new Map<string, Held>());
  const refs = useRef(new Map<string, RefCallback<HTMLElement>>());
  const isGuiding = useRef(false);
  const latest = useRef(onMasked);
  latest.current = onMasked;

  /** A ref that stays the same while the field does, so that its mask and undo history do too. */
  const refOf = (name: string, field?: FormField): RefCallback<HTMLElement> => {
    const key = `${name} ${field?.type ?? ''} ${field?.props.mask ?? ''}`;
    const known = refs.current.get(key);
    if (known) return known;
    const ref: RefCallback<HTMLElement> = (element) => {
      if (!element) return;
      const mine: Held = { element, mask: undefined };
      held.current.set(name, mine);
      if (field && needsMask(field) && element instanceof HTMLInputElement) {
        // Masks are as large as the rest of the form: they come when a field needs one, which takes any text before.
        void import('./masks.ts').then(({ attachMask }) => {
          if (held.current.get(name) !== mine) return;
          mine.mask = attachMask(element, field, (text) => latest.current(field, text));
        });
      }
      return () => {
        mine.mask?.detach();
        held.current.delete(name);
      };
    };
    refs.current.set(key, ref);
    return ref;
  };

  return {
    refOf,
    /** The value may have been set from outside since the last key. */
    sync: (name: string) => held.current.get(name)?.mask?.sync(),
    /** Brings the field into view and gives it the focus, with its error still shown. */
    guideTo(name: string | undefined) {
      const element = name === undefined ? undefined : held.current.get(name)?.element;
      if (!element) return;
      isGuiding.current = true;
      element.scrollIntoView({ block: 'center' });
      element.focus({ preventScroll: true });
      isGuiding.current = false;
    },
    isGuiding: () => isGuiding.current,
  };
}
