import type { CutTrait } from '@mall/api/catalogue/pictures/picture-spec';
import { mix, shift } from '../../color.ts';
import { type Anchor, curve } from '../../geometry.ts';
import { lettering } from '../../makers/lettering.ts';
import { type Builder, panel, trim } from '../../piece.ts';
import { type Backpack, bottomPanel, frontPocket, sidePanels, zippedMouth } from './backpack-parts.ts';
import { backPanel, sideStraps, topHandle } from './backpack-straps.ts';

/** Upright daypack: handle loop, zipped mouth, front pocket and side straps. */
export const backpack: Builder = (context) => {
  const has = (trait: CutTrait) => context.spec.cut?.includes(trait) === true;
  const bag: Backpack = {
    half: has('slim') ? 224 : 270,
    tall: context.random.range(680, 740),
    isSquare: has('square'),
  };
  const { half } = bag;
  const body = bodyOf(bag);
  const patch = mix(context.cloth, '#3a2b20', 0.5);
  const folds = [
    { along: curve([-half + 30, bag.tall - 130, -half + 110, 420, -half + 90, 260]), width: 40, depth: 9 },
    { along: curve([half - 60, 90, half - 130, 170, 40, 200]), width: 34, depth: -8 },
    { along: curve([-half + 90, 80, -80, 150, 60, 150]), width: 30, depth: 7 },
  ];
  const parts = [
    ...topHandle(),
    ...(context.back ? [] : sideStraps(bag, context)),
    ...sidePanels(bag),
    panel(body, { thickness: 42, round: 56, wrinkle: 1.5, folds }),
    ...bottomPanel(bag, context.cloth),
  ];
  if (context.back) {
    parts.push(...backPanel(bag, body, context));
    return { parts, focuses: [[110, 200]] };
  }
  parts.push(
    ...zippedMouth(bag, context),
    ...frontPocket(bag, context),
    panel(
      [
        [-44, 240, 1],
        [44, 240, 1],
        [44, 288, 1],
        [-44, 288, 1],
      ],
      { fabric: 'leather', hex: patch, pattern: 'solid', thickness: 4, round: 4 },
    ),
    trim(
      [0, 264],
      lettering(context.maker.words, context.maker.letters, { ink: shift(patch, 0.6), height: 18, room: 76 }),
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

function bodyOf({ half, tall, isSquare }: Backpack): Anchor[] {
  if (isSquare)
    return [
      [-half + 26, -8],
      [half - 26, -8],
      [half, 20],
      [half + 4, tall - 26],
      [half - 22, tall],
      [-half + 22, tall],
      [-half - 4, tall - 26],
      [-half, 20],
    ];
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
