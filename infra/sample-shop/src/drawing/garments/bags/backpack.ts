import { mix } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type Builder, panel } from '../../piece.ts';
import {
  type Backpack,
  backPanel,
  frontPocket,
  sideStraps,
  topHandle,
  zippedMouth,
} from './backpack-parts.ts';

/** Upright daypack: handle loop, zipped mouth, front pocket and side straps. */
export const backpack: Builder = (make) => {
  const bag: Backpack = { half: 270, tall: make.random.range(680, 740) };
  const { half } = bag;
  const body = bodyOf(bag);
  const parts = [...topHandle(), ...sideStraps(bag), panel(body, { thickness: 40, round: 56 })];
  if (make.back) {
    parts.push(...backPanel(bag, body));
    return { parts, focuses: [[110, 200]] };
  }
  parts.push(
    ...zippedMouth(bag, make),
    ...frontPocket(bag, make),
    panel(
      [
        [-44, 240, 1],
        [44, 240, 1],
        [44, 288, 1],
        [-44, 288, 1],
      ],
      { fabric: 'leather', hex: mix(make.cloth, '#3a2b20', 0.5), pattern: 'solid', thickness: 4, round: 4 },
    ),
  );
  return {
    parts,
    focuses: [
      [0, 260],
      [half - 90, 420],
    ],
  };
};

function bodyOf({ half, tall }: Backpack): Anchor[] {
  return [
    [-half + 70, 0],
    [0, -14],
    [half - 70, 0],
    [half - 8, 80],
    [half + 6, 300],
    [half + 14, tall - 70],
    [half - 30, tall - 4],
    [0, tall + 6],
    [-half + 30, tall - 4],
    [-half - 14, tall - 70],
    [-half - 6, 300],
    [-half + 8, 80],
  ];
}
