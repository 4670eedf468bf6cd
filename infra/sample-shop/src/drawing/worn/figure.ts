import { type Anchor, mirrored } from '../geometry.ts';
import { line, type Panel, type Part, panel } from '../piece.ts';

/** Height (units) of places of a figure, from the neck's high point: clothes have their zero there, too. */
export const heights = { crown: -282, waist: 418, knee: 1010, ankle: 1380, floor: 1476 };

/** Where the hands end when the arms hang. */
export const hand = { x: 300, y: 712 };

export interface FigureLook {
  hex: string;
  /** Shoes in this colour; bare feet without. */
  shoes?: string;
}

const skin = (hex: string): Partial<Panel> => ({
  hex,
  fabric: 'jersey',
  pattern: 'solid',
  wrinkle: 0.1,
  thickness: 34,
  round: 60,
});

/** A mannequin without a face, seen from the front; what clothes leave free of it is seen. */
export function figure({ hex, shoes }: FigureLook): Part[] {
  return [...legs(hex, shoes), ...arms(hex), ...trunk(hex), ...head(hex)];
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
    [152, 520],
    [168, 620],
    [160, 720, 1],
  ];
  return [panel([...side, [0, 748], ...mirrored(side)], skin(hex))];
}

function arms(hex: string): Part[] {
  const arm: Anchor[] = [
    [140, 44],
    [184, 74],
    [216, 150],
    [258, 330],
    [282, 430],
    [316, 600],
    [330, 660],
    [326, 714],
    [300, 742],
    [280, 700],
    [276, 640],
    [262, 596],
    [214, 420],
    [196, 330],
    [150, 200],
  ];
  const thumb: Anchor[] = [
    [282, 620],
    [262, 660],
    [268, 696],
    [284, 676],
  ];
  return [1, -1].flatMap((side) => {
    const flip = (list: Anchor[]) => list.map(([x, y]): Anchor => [x * side, y]);
    return [panel(flip(thumb), { ...skin(hex), thickness: 20, round: 16 }), panel(flip(arm), skin(hex))];
  });
}

function legs(hex: string, shoes: string | undefined): Part[] {
  const leg: Anchor[] = [
    [4, 700],
    [166, 690],
    [160, 820],
    [134, 960],
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
  const foot: Anchor[] = [
    [54, 1384],
    [110, 1384],
    [122, 1430],
    [130, 1462],
    [96, 1478],
    [58, 1470],
    [46, 1430],
  ];
  return [1, -1].flatMap((side) => {
    const flip = (list: Anchor[]) => list.map(([x, y]): Anchor => [x * side, y]);
    const shoe: Part[] = [
      panel(flip(foot.map(([x, y]): Anchor => [x * 1.04 - 2, y + 6])), {
        ...skin(shoes ?? hex),
        fabric: 'leather',
        round: 26,
      }),
      line(flip([foot[3] ?? [0, 0], [96, 1476], foot[5] ?? [0, 0]]), 'seam'),
    ];
    return [
      panel(flip(leg), skin(hex)),
      ...(shoes ? shoe : [panel(flip(foot), { ...skin(hex), round: 26 })]),
    ];
  });
}
