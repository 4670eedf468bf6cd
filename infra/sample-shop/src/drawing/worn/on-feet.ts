import type { PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { bottomFor } from '../compose/companion.ts';
import type { Anchor } from '../geometry.ts';
import { line, type Part, panel } from '../piece.ts';
import { placed } from '../placed.ts';
import { seeded } from '../random.ts';
import { type Layer, worn } from './scene.ts';

/** Shoes as their wearer sees them, looking down: the trousers come from below and end at the ankles. */
export function onFeet(spec: PictureSpec): Layer[] {
  const trousers = bottomFor(spec, seeded(spec.seed).fork(89));
  return [
    { spec, parts: placed(worn({ ...spec, view: 'front' }).parts, foreshortened) },
    { spec: trousers, parts: [...leg(-1), ...leg(1)] },
  ];
}

/** From so far above, toes point away: shoes look shorter than they are long. */
const foreshortened = { wide: 1.04, tall: 0.86, y: 84 };

function leg(side: 1 | -1): Part[] {
  const at = (x: number, y: number, corner?: 1): Anchor => (corner ? [side * x, y, 1] : [side * x, y]);
  const outline = [
    at(66, 604),
    at(190, 566),
    at(322, 610),
    at(334, 900),
    at(352, 1400, 1),
    at(20, 1400, 1),
    at(52, 900),
  ];
  const hem = [at(70, 628), at(190, 592), at(318, 634)];
  const folds = [-60, 10, 74].map((away, index) => ({
    along: [at(190 + away, 640), at(186 + away * 1.1, 900), at(180 + away * 1.3, 1300)],
    width: 30,
    depth: index % 2 ? -12 : 13,
  }));
  return [
    panel(outline, { thickness: 46, round: 70, folds }),
    line(hem, 'stitch'),
    line(
      hem.map(([x, y]): Anchor => [x, y + 7]),
      'seam',
      { width: 0.7 },
    ),
  ];
}
