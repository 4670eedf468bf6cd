import type { Anchor } from '../../geometry.ts';
import type { GarmentContext, Panel, Part, Piece } from '../../piece.ts';

/** Turns a part drawn for the right shoe (seen from above, toe up) into its place in the pair. */
function settle(parts: Part[], side: 1 | -1, shift: number, lean: number): Part[] {
  const cos = Math.cos((lean * Math.PI) / 180);
  const sin = Math.sin((lean * Math.PI) / 180);
  const place = (x: number, y: number): [number, number] => {
    const [px, py] = [x, y - 430];
    return [side * (px * cos - py * sin + shift), px * sin + py * cos + 430];
  };
  const anchors = (list: readonly Anchor[]) =>
    list.map(([x, y, c]): Anchor => (c ? [...place(x, y), c] : place(x, y)));
  return parts.map((part): Part => {
    if (part.kind === 'panel') {
      const folds = (part.folds ?? []).map((fold) => ({ ...fold, along: anchors(fold.along) }));
      return { ...part, outline: anchors(part.outline), folds, grain: side * (lean + (part.grain ?? 0)) };
    }
    if (part.kind === 'line') return { ...part, along: anchors(part.along) };
    return { ...part, at: place(part.at[0], part.at[1]), rotation: side * (lean + (part.rotation ?? 0)) };
  });
}

/** The sole's edge from above: fuller on the outer (right) side, hollow at the inner arch. */
export const footprint = (grow: number, narrow = 0): Anchor[] => [
  [-14, -4 - grow + narrow],
  [70 + grow, 22 - grow + narrow],
  [128 + grow - narrow, 128],
  [140 + grow - narrow, 260],
  [122 + grow, 440],
  [110 + grow, 600],
  [114 + grow, 730],
  [78 + grow, 832 + grow * 0.7],
  [0, 862 + grow],
  [-78 - grow, 832 + grow * 0.7],
  [-110 - grow, 730],
  [-98 - grow, 590],
  [-104 - grow, 440],
  [-138 - grow + narrow, 270],
  [-134 - grow + narrow, 130],
  [-86 - grow, 24 - grow + narrow],
];

export const opening = (grow: number, top: number): Anchor[] => [
  [0, top - grow],
  [58 + grow, top + 44],
  [74 + grow, 640],
  [66 + grow, 744],
  [0, 802 + grow],
  [-66 - grow, 744],
  [-74 - grow, 640],
  [-58 - grow, top + 44],
];

export const pair = (build: () => Part[], context: GarmentContext, focuses: Piece['focuses']): Piece => {
  const lean = context.random.range(2, 7);
  const parts = [
    ...settle(build(), -1, 186, lean),
    ...settle(build(), 1, 186, lean + context.random.range(-2, 2)),
  ];
  return { parts, focuses };
};

export const smooth: Partial<Panel> = { wrinkle: 0.15, round: 12 };

/** A leather shoe is narrower than a trainer. */
export function slimmer(parts: Part[]): Part[] {
  const narrow = (list: readonly Anchor[]) =>
    list.map(([x, y, c]): Anchor => (c ? [x * 0.88, y, c] : [x * 0.88, y]));
  return parts.map((part): Part => {
    if (part.kind === 'panel') return { ...part, outline: narrow(part.outline) };
    if (part.kind === 'line') return { ...part, along: narrow(part.along) };
    return { ...part, at: [part.at[0] * 0.88, part.at[1]] };
  });
}
