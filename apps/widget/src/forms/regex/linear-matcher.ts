import { type PatternNode, UnsupportedPattern } from './parse-pattern.ts';

type Instruction =
  | { readonly op: 'one'; readonly test: RegExp; next: number }
  | { readonly op: 'edge'; readonly at: 'start' | 'end' | 'word' | 'notWord'; next: number }
  | { readonly op: 'split'; first: number; second: number }
  | { readonly op: 'match' };

/** Repetitions are written out; a pattern that grows beyond this is not run at all. */
const maxInstructions = 2_000;

/** Writes the tree as a program whose steps are all tried side by side. @throws UnsupportedPattern when too large. */
function compile(root: PatternNode): { readonly program: readonly Instruction[]; readonly start: number } {
  const program: Instruction[] = [];
  const add = (instruction: Instruction): number => {
    if (program.length >= maxInstructions) throw new UnsupportedPattern('too large');
    return program.push(instruction) - 1;
  };

  /** Puts the node before `next` and returns where it starts. */
  const before = (node: PatternNode, next: number): number => {
    switch (node.kind) {
      case 'one':
        return add({ op: 'one', test: new RegExp(`^(?:${node.source})$`, 'u'), next });
      case 'edge':
        return add({ op: 'edge', at: node.at, next });
      case 'sequence':
        return node.items.reduceRight((after, item) => before(item, after), next);
      case 'choice':
        return node.options
          .map((option) => before(option, next))
          .reduceRight((second, first) => add({ op: 'split', first, second }));
      case 'repeat':
        return repeat(node.node, node.min, node.max, next);
    }
  };

  const repeat = (node: PatternNode, min: number, max: number, next: number): number => {
    let start = next;
    if (max === Number.POSITIVE_INFINITY) {
      const loop: Instruction = { op: 'split', first: next, second: next };
      start = add(loop);
      loop.first = before(node, start);
    } else {
      // Each empty round costs nothing at run time, but writing it out does.
      if (max > maxInstructions) throw new UnsupportedPattern('too large');
      for (let round = min; round < max; round++) {
        start = add({ op: 'split', first: before(node, start), second: next });
      }
    }
    if (min > maxInstructions) throw new UnsupportedPattern('too large');
    for (let round = 0; round < min; round++) start = before(node, start);
    return start;
  };

  const end = add({ op: 'match' });
  return { program, start: before(root, end) };
}

const isWord = (point: string | undefined) => point !== undefined && /^[A-Za-z0-9_]$/.test(point);

/**
 * A test that takes time in proportion to the text's length, whatever the pattern: every way through it is followed
 * at once (Thompson's construction), none is tried again.
 * @throws UnsupportedPattern for what such a machine cannot do.
 */
export function linearMatcher(root: PatternNode): (text: string) => boolean {
  const { program, start } = compile(root);

  return (text) => {
    const points = [...text];
    const seenAt = new Int32Array(program.length).fill(-1);

    const holds = (at: 'start' | 'end' | 'word' | 'notWord', index: number): boolean => {
      if (at === 'start') return index === 0;
      if (at === 'end') return index === points.length;
      const isBoundary = isWord(points[index - 1]) !== isWord(points[index]);
      return isBoundary === (at === 'word');
    };

    /** Follows everything that takes no character; true when the end of the program is reached. */
    const spread = (from: readonly number[], index: number, waiting: number[]): boolean => {
      const stack = [...from];
      for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
        if (seenAt[at] === index) continue;
        seenAt[at] = index;
        const step = program[at];
        if (step?.op === 'match') return true;
        if (step?.op === 'one') waiting.push(at);
        if (step?.op === 'split') stack.push(step.first, step.second);
        if (step?.op === 'edge' && holds(step.at, index)) stack.push(step.next);
      }
      return false;
    };

    let waiting: number[] = [];
    for (let index = 0; index <= points.length; index++) {
      const point = points[index - 1];
      const reached: number[] = [start];
      for (const at of waiting) {
        const step = program[at];
        if (step?.op === 'one' && point !== undefined && step.test.test(point)) reached.push(step.next);
      }
      waiting = [];
      if (spread(reached, index, waiting)) return true;
    }
    return false;
  };
}
