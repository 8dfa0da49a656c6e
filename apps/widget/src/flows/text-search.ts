const marks = /\p{M}/gu;

/** A text as searches compare it: without accents and case. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(marks, '').toLowerCase();
}
