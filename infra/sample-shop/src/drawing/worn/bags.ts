import type { CutTrait, PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { boundsOf } from '../compose/placement.ts';
import { strap } from '../garments/bags/bag-parts.ts';
import type { Anchor } from '../geometry.ts';
import type { Part } from '../piece.ts';
import { placed } from '../placed.ts';
import { seeded } from '../random.ts';
import { bodyOf, clothed } from './clothes.ts';
import { type FigureLook, skin } from './figure.ts';
import { closedFingers, grip } from './hands.ts';
import { bodySpec, type Layer, worn } from './scene.ts';

/** Share of their drawn size that bags have beside a figure. */
const sizes: Partial<Record<PictureSpec['type'], number>> = {
  'leather-bag': 0.46,
  'tote-bag': 0.58,
  backpack: 0.6,
};

/** Bags that hang from a hand reach down to the shins. */
export const isInHand = ({ type, cut }: PictureSpec): boolean =>
  type !== 'backpack' && !cut?.some((trait) => elsewhere.includes(trait));
const elsewhere: readonly CutTrait[] = ['crossbody', 'shoulder', 'hobo'];

/** A figure in plain clothes with a bag: across the body, on a shoulder, in a hand or on the back. */
export function carried(spec: PictureSpec, look: FigureLook = bodyOf(spec)): Layer[] {
  const front: PictureSpec = { ...spec, view: 'front' };
  const piece = worn(front);
  const size = sizes[spec.type] ?? 0.5;
  const bounds = boundsOf(piece);
  const wearer = clothed(wearerOf(spec), look);
  const hung = (x: number, top: number): Part[] =>
    placed(piece.parts, { x, y: top - bounds.top * size, wide: size, tall: size });
  const has = (trait: CutTrait) => spec.cut?.includes(trait) === true;
  if (spec.type === 'backpack') {
    const tall = -28 - bounds.top * size;
    return [
      ...fromBehind(spec, look),
      { spec: front, parts: placed(piece.parts, { y: tall, wide: size, tall: size }) },
    ];
  }
  if (has('crossbody')) return [...wearer, { spec: front, parts: [...sling(), ...hung(150, 560)] }];
  if (has('shoulder') || has('hobo')) {
    const [x, top] = [226, 372];
    const reach = ((bounds.right - bounds.left) / 2) * size * 0.92;
    const loop = shoulderLoop(x - reach, x + reach, top + 36 * size);
    return [...wearer, { spec: front, parts: [...loop, ...hung(x, top)] }];
  }
  return [
    ...clothed(wearerOf(spec), { ...look, carries: true }),
    { spec: front, parts: hung(-grip.x, grip.y) },
    { spec: bodySpec(look.hex, spec.seed), parts: closedFingers(skin(look.hex), -1) },
  ];
}

function wearerOf({ seed, colorHex }: PictureSpec): PictureSpec {
  const random = seeded(seed).fork(88);
  const dark = Number.parseInt(colorHex.slice(1, 3), 16) < 96;
  return {
    type: random.pick(['crew-knit', 't-shirt', 'long-sleeve-tee']),
    fabric: 'knit-fine',
    pattern: 'solid',
    colorHex: dark
      ? random.pick(['#e9e2d5', '#b9b4aa', '#c9d2d8'])
      : random.pick(['#f2efe8', '#3d4148', '#2a2c30']),
    cut: ['relaxed'],
    seed,
    view: 'front',
  };
}

/** The same figure seen from its back. */
function fromBehind(spec: PictureSpec, look: FigureLook): Layer[] {
  const wearer = wearerOf(spec);
  return clothed(wearer, look).map((layer) =>
    layer.spec.type === wearer.type && layer.spec.colorHex === wearer.colorHex
      ? { ...layer, parts: layer.parts.filter((part) => part.kind !== 'trim') }
      : layer,
  );
}

function sling(): Part[] {
  const line: Anchor[] = [
    [-120, 34],
    [-40, 190],
    [60, 400],
    [132, 590],
  ];
  return strap(line, 15, { thickness: 9 });
}

/** A strap over the shoulder, down to both rings of a bag. */
function shoulderLoop(left: number, right: number, y: number): Part[] {
  const side = (from: number, to: number): Anchor[] => [
    [from, 52],
    [from + (to - from) * 0.36, 52 + (y - 52) * 0.42],
    [to, y],
  ];
  return [...strap(side(146, left), 17, { thickness: 9 }), ...strap(side(164, right), 17, { thickness: 9 })];
}
