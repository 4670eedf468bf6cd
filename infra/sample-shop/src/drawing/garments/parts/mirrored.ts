import type { Anchor } from '../../geometry.ts';
import type { Part, Piece } from '../../piece.ts';

const flipped = (list: readonly Anchor[]): Anchor[] =>
  list.map(([x, y, hard]) => (hard ? [-x, y, hard] : [-x, y]));

/** A flat piece turned over: what was left is right. For pieces whose other side is made like the first. */
export function mirrored({ parts, focuses }: Piece): Piece {
  return {
    parts: parts.map((part): Part => {
      if (part.kind === 'panel') {
        const folds = (part.folds ?? []).map((fold) => ({ ...fold, along: flipped(fold.along) }));
        return { ...part, outline: flipped(part.outline), folds, grain: -(part.grain ?? 0) };
      }
      if (part.kind === 'line') return { ...part, along: flipped(part.along) };
      return { ...part, at: [-part.at[0], part.at[1]], rotation: -(part.rotation ?? 0) };
    }),
    focuses: focuses.map(([x, y]) => [-x, y]),
  };
}
