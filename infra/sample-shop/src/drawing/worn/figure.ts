import { type Anchor, mirrored } from '../geometry.ts';
import { type Panel, type Part, panel } from '../piece.ts';
import { bareFoot, slipOn } from './feet.ts';
import { openFingers, palms } from './hands.ts';

/** Height (units) of places of a figure, from the neck's high point: clothes have their zero there, too. */
export const heights = { crown: -282, waist: 418, knee: 1010, ankle: 1380, floor: 1476 };

const sides = [1, -1] as const;

export interface FigureLook {
  hex: string;
  /** Shoes in this colour; bare feet without. */
  shoes?: string;
  /** Its hand at the left holds something; the fingers come after that. */
  carries?: true;
}

export const skin = (hex: string): Partial<Panel> => ({
  hex,
  fabric: 'jersey',
  pattern: 'solid',
  wrinkle: 0.1,
  thickness: 34,
  round: 60,
});

/** A mannequin without a face, seen from the front; what clothes leave free of it is seen. */
export function figure({ hex, shoes, carries }: FigureLook): Part[] {
  return [...legs(hex, shoes), ...arms(hex, carries), ...trunk(hex), ...head(hex)];
}

function head(hex: string): Part[] {
  const right: Anchor[] = [
    [44, -272],
    [76, -222],
    [82, -156],
    [66, -94],
    [34, -54],
  ];
  const neck: Anchor[] = [
    [-46, -96],
    [46, -96],
    [48, -34],
    [66, 8],
    [120, 44],
    [0, 96],
    [-120, 44],
    [-66, 8],
    [-48, -34],
  ];
  return [
    panel(neck, { ...skin(hex), tone: -0.06 }),
    panel([[0, -288], ...right, [0, -42], ...mirrored(right)], { ...skin(hex), thickness: 60, round: 96 }),
  ];
}

function trunk(hex: string): Part[] {
  const side: Anchor[] = [
    [62, 0],
    [150, 46],
    [166, 92],
    [150, 190],
    [140, 270],
    [124, 400],
    [144, 520],
    [150, 620],
    [146, 720, 1],
  ];
  return [panel([...side, [0, 748], ...mirrored(side)], skin(hex))];
}

function arms(hex: string, carries?: true): Part[] {
  return sides.flatMap((side) => {
    const isClosed = carries === true && side < 0;
    return [
      panel(
        armOf(isClosed).map(([x, y]): Anchor => [x * side, y]),
        skin(hex),
      ),
      ...(isClosed ? [] : openFingers(skin(hex), side)),
    ];
  });
}

/** The right arm, down to the knuckles. */
function armOf(isClosed: boolean): Anchor[] {
  return [
    [140, 44],
    [184, 74],
    [216, 150],
    [258, 330],
    [280, 430],
    [302, 550],
    ...(isClosed ? palms.closed : palms.open),
    [256, 566],
    [214, 420],
    [196, 330],
    [150, 200],
  ];
}

function legs(hex: string, shoes: string | undefined): Part[] {
  const leg: Anchor[] = [
    [4, 700],
    [148, 690],
    [142, 820],
    [130, 960],
    [128, 1020],
    [136, 1130],
    [118, 1260],
    [106, 1390],
    [112, 1430],
    [60, 1430],
    [58, 1390],
    [52, 1260],
    [40, 1130],
    [48, 1010],
    [22, 860],
  ];
  return sides.flatMap((side) => [
    panel(
      leg.map(([x, y]): Anchor => [x * side, y]),
      skin(hex),
    ),
    ...(shoes ? slipOn(skin(hex), shoes, side) : bareFoot(skin(hex), side)),
  ]);
}
