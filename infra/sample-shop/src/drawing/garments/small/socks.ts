import type { Anchor } from '../../geometry.ts';
import { type Builder, type Fold, line, type Part, type Piece, panel } from '../../piece.ts';
import { mirrored } from '../parts/mirrored.ts';

/** A pair, one over the other. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one drawing, stroke by stroke
export const socks: Builder = (context) => {
  const { random } = context;
  const traits = context.spec.cut ?? [];
  // Ankle socks end below the calf, knee socks far above it.
  const shaft = traits.includes('short') ? 190 : traits.includes('long') ? -150 : 0;
  const ribbed = traits.includes('ribbed');
  const parts: Part[] = [];
  const one = (dx: number, dy: number, tone: number): Part[] => {
    const at = (x: number, y: number, corner?: 1): Anchor =>
      corner ? [x + dx, y + dy, 1] : [x + dx, y + dy];
    const body: Anchor[] = [
      at(-70, shaft, 1),
      at(84, shaft, 1),
      at(88, 260),
      at(104, 400),
      at(110, 470),
      at(70, 560),
      at(-60, 640),
      at(-210, 720),
      at(-320, 742),
      at(-376, 690),
      at(-350, 618),
      at(-220, 540),
      at(-104, 430),
      at(-76, 300),
    ];
    const toe: Anchor[] = [
      at(-246, 736),
      at(-320, 742),
      at(-376, 690),
      at(-350, 618),
      at(-262, 566, 1),
      at(-232, 640),
    ];
    const heel: Anchor[] = [at(104, 396, 1), at(112, 470), at(70, 560), at(-6, 608, 1), at(20, 500)];
    const hex =
      context.spec.pattern === 'colour-block' || random.chance(0.5) ? context.accent : context.cloth;
    const fold: Fold[] = [
      { along: [at(-70, 430), at(0, 450), at(80, 430)], width: 20, depth: -7 },
      { along: [at(-120, 480), at(-30, 520), at(40, 560)], width: 18, depth: 6 },
    ];
    return [
      panel(body, {
        thickness: 16,
        round: 24,
        tone,
        folds: fold,
        ...(ribbed ? { fabric: 'knit-rib' } : { fabric: 'knit-fine' }),
      }),
      ...(ribbed ? columns(at, shaft) : []),
      panel(toe, { hex, thickness: 4, round: 12, tone, grain: 60 }),
      panel(heel, { hex, thickness: 4, round: 12, tone, grain: 45 }),
      panel([at(-76, shaft - 8, 1), at(90, shaft - 8, 1), at(90, shaft + 112, 1), at(-76, shaft + 112, 1)], {
        fabric: 'knit-rib',
        thickness: 8,
        round: 14,
        tone,
      }),
      ...[34, 58].map((y) =>
        line([at(-76, shaft + y), at(90, shaft + y)], 'edge', { hex: context.accent, width: 9 }),
      ),
    ];
  };
  parts.push(...one(150, -46, -0.06), ...one(0, 30, 0));
  const piece: Piece = {
    parts,
    focuses: [
      [20, 120],
      [-200, 640],
    ],
  };
  return context.back ? mirrored(piece) : piece;
};

/** The deep columns of a broad rib, down to the heel. */
function columns(at: (x: number, y: number) => Anchor, shaft: number): Part[] {
  return [-52, -26, 0, 26, 52].map((x) =>
    line([at(x, shaft + 120), at(x + 4, 300), at(x + 2, 420)], 'rib', { width: 3 }),
  );
}
