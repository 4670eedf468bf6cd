import type { Part, Piece } from '../../../piece.ts';
import { placed } from '../../../placed.ts';

/**
 * A pair seen from its side, toes to the left: the near shoe whole, the far one behind it. A shoe is 800 units long,
 * times `length`, and stands on y = 0.
 */
export function profilePair(
  build: (isNear: boolean) => Part[],
  far: { x: number; y: number },
  length: number,
  focuses: Piece['focuses'],
): Piece {
  const parts = [
    ...placed(build(false), { ...far, wide: length * 0.97, tall: 0.98 }),
    ...placed(build(true), { wide: length, tall: 1 }),
  ];
  return { parts, focuses: focuses.map(([x, y]) => [x * length, y]) };
}

/** How high the near shoe stands over the far one. */
export const nearLevel = 58;

/** The thick panels of a sole on one level: else they would sink where no upper lies below them. */
export const onEdge = (parts: readonly Part[], isNear: boolean): Part[] =>
  parts.map((part) =>
    part.kind === 'panel' && (part.thickness ?? 0) > 12
      ? { ...part, level: (isNear ? nearLevel : 0) + 46 }
      : part,
  );

/** How far behind the far shoe stands; a shaft hides more of it. */
export const behind = (tall: number, lean: number) => ({ x: 56 + lean, y: -0.74 * tall - 60 });
