import type { Anchor } from './geometry.ts';
import type { Part } from './piece.ts';

/** Where a piece goes in the units of another: moved, and stretched across and down. */
export interface Fitting {
  x?: number;
  y?: number;
  wide?: number;
  tall?: number;
}

/** The same parts at another place and of another width and height. */
export function placed(parts: readonly Part[], { x = 0, y = 0, wide = 1, tall = wide }: Fitting): Part[] {
  const anchors = (list: readonly Anchor[]): Anchor[] =>
    list.map(([ax, ay, corner]): Anchor => {
      const at = [ax * wide + x, ay * tall + y] as const;
      return corner ? [...at, corner] : at;
    });
  return parts.map((part): Part => {
    if (part.kind === 'line') return { ...part, along: anchors(part.along) };
    if (part.kind === 'trim') {
      const [at] = anchors([part.at]);
      return { ...part, at: at ? [at[0], at[1]] : part.at, size: (part.size ?? 1) * Math.min(wide, tall) };
    }
    const folds = (part.folds ?? []).map((fold) => ({
      ...fold,
      along: anchors(fold.along),
      width: fold.width * Math.min(wide, tall),
    }));
    return { ...part, outline: anchors(part.outline), folds };
  });
}
