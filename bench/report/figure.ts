/** Where a figure has to be; `aim` is what we would like, and never fails anything. */
export interface Goal {
  readonly side: 'atMost' | 'atLeast';
  readonly limit: number;
  readonly aim?: number;
}

/** One measured line. `value` is what the goal judges: a ratio to a floor or peer, or a plain amount. */
export interface Figure {
  readonly name: string;
  /** What was measured, with its unit. */
  readonly measured: string;
  readonly value: number;
  /** How value and goal are written. */
  readonly unit: '×' | 'kB' | 'requests' | 'score';
  readonly goal?: Goal;
}

/** Figures that belong together, and what a reader has to know about them. */
export interface Section {
  readonly title: string;
  readonly notes: readonly string[];
  readonly figures: readonly Figure[];
  /** Lines to look into when a figure is not what it should be. */
  readonly details?: readonly string[];
}

export const atMost = (limit: number, aim?: number): Goal => ({
  side: 'atMost',
  limit,
  ...(aim !== undefined && { aim }),
});

export const atLeast = (limit: number, aim?: number): Goal => ({
  side: 'atLeast',
  limit,
  ...(aim !== undefined && { aim }),
});

/** Whether the figure is where it has to be; one without a goal always is. */
export function isMet({ value, goal }: Pick<Figure, 'value' | 'goal'>): boolean {
  if (!goal) return true;
  return goal.side === 'atMost' ? value <= goal.limit : value >= goal.limit;
}
