import type { CutTrait, GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import { mix } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import type { House } from '../../makers/houses.ts';
import { type GarmentContext, line, type Part, type Piece, trim } from '../../piece.ts';
import { roundNeck } from '../parts/torso.ts';
import { type Finish, hasTrait } from './finish.ts';
import { heritage } from './heritage.ts';
import { bowTrim, lace } from './lace.ts';
import { mauve, tipping } from './lining.ts';
import {
  backPrint,
  chestSquare,
  motif,
  pearlFlower,
  pearls,
  seamTab,
  squareMark,
  swingTag,
} from './marks.ts';
import { type Place, placeOf } from './place.ts';
import { clipBelt, hemTab, ringStrap } from './webbing.ts';

/** Tops without anything down the middle, so that a print fits. */
const whole: readonly GarmentType[] = ['crew-knit', 'turtleneck', 't-shirt', 'long-sleeve-tee', 'sweatshirt'];
const round: readonly GarmentType[] = ['crew-knit', 't-shirt', 'long-sleeve-tee', 'sweatshirt', 'dress'];
const closed: readonly GarmentType[] = ['shirt', 'blouse', 'shirt-dress', 'cardigan'];
const unround: readonly CutTrait[] = ['v-neck', 'boat-neck'];

const neckline = (context: GarmentContext, { body }: Place): Anchor[] =>
  body &&
  round.includes(context.spec.type) &&
  !context.back &&
  !unround.some((trait) => hasTrait(context, trait))
    ? roundNeck(body, body.neckDrop)
    : [];
const side = (place: Place): Anchor => place.hem.at(-1) ?? [0, 0];

/** Plain cloth, and one small square: on the breast, or at the waist. */
const plain: Finish = (context, { body, waist, family }) => {
  if (context.back || hasTrait(context, 'logo')) return [];
  if (waist && family === 'bottom') return [squareMark(context, [waist.half * 0.62, waist.band + 34])];
  return body ? [chestSquare(context, body)] : [];
};

const youth: Finish = (context, place) => {
  const { body, waist, family } = place;
  const pink = context.maker.thread ?? '#ee4f93';
  const bow = bowTrim('#f9b8d2', mix(pink, '#7a1f4a', 0.35));
  if (context.back) return [];
  if (waist && family === 'bottom')
    return [trim([-waist.half * 0.5, waist.band + 44], bow, { size: 0.9, rotation: -6 })];
  if (!body) return [];
  const canPrint =
    whole.includes(context.spec.type) && context.spec.pattern === 'solid' && !hasTrait(context, 'logo');
  if (canPrint) return [motif(context, body)];
  const [x, y]: [number, number] =
    family === 'outer' ? [body.chest * 0.56, body.slope + 96] : [0, body.neckDrop + 26];
  return hasTrait(context, 'ribbon') ? [] : [trim([x, y], bow, { size: 1 })];
};

const street: Finish = (context, { body, waist, hem, family }) => {
  if (waist && family === 'bottom') {
    if (!waist.isElastic) return clipBelt(waist.half, waist.band, context.back);
    // A drawcord needs no belt.
    return context.back ? [] : ringStrap(-waist.half * 0.72, waist.band + 20);
  }
  if (!body) return [];
  if (context.back) return hasTrait(context, 'logo') || family === 'dress' ? [] : backPrint(context, body);
  const [x, y] = side({ hem, family });
  const strap = ringStrap(-body.chest * 0.52, body.slope + body.armhole * 0.4);
  return [...strap, hemTab(x - 64, y - 12)];
};

/** Lace at hem, neck and front edges, and pearls. */
const romantic: Finish = (context, place) => {
  const { body, waist, hem, family } = place;
  if (waist && family === 'bottom') {
    const isSkirt = context.spec.type.startsWith('skirt');
    const pearl = context.back
      ? []
      : pearls(
          [-22, 0, 22].map((x) => [x, waist.band * 0.5 + 3] as const),
          1.3,
        );
    const legs = (waist.legs ?? []).flatMap(([inner, outer]) =>
      lace(
        [
          [inner, waist.length - 2],
          [outer, waist.length - 2],
        ],
        30,
      ),
    );
    return [...(isSkirt ? lace(hem, 40) : legs), ...pearl];
  }
  if (!body) return [];
  const neck = neckline(context, place);
  const parts = [...(neck.length > 0 ? lace(neck, 44) : []), ...lace(hem, 36)];
  const { front } = context.settled;
  if (front && !context.back && closed.includes(context.spec.type)) {
    const [top, low] = [front.top + 6, (hem[2]?.[1] ?? 600) - 12];
    const edge = (x: number, down: boolean): Anchor[] =>
      down
        ? [
            [x, top],
            [x, low],
          ]
        : [
            [x, low],
            [x, top],
          ];
    parts.push(...lace(edge(-front.half, true), 26), ...lace(edge(front.half, false), 26));
  }
  if (family === 'outer' && !context.back) parts.push(...pearlFlower([body.chest * 0.56, body.slope + 96]));
  return parts;
};

/** Pale tipping along the neck, and a navy tab in the side seam. */
const officeMen: Finish = (context, place) => {
  const { waist, family, body, hem } = place;
  if (context.back) return [];
  if (waist && family === 'bottom')
    return [seamTab([waist.half * 0.9, waist.band + 30], '#1f3047', '#e8e4da', 90)];
  if (!body) return [];
  const [x, y] = hem.at(-1) ?? [0, 0];
  return [
    seamTab([x - 4, y - 96], '#1f3047', '#e8e4da', 0),
    ...piping(neckline(context, place), tipping(context)),
  ];
};

/** A fine mauve piping at the neck or the waist, and darts that shape the body. */
const officeWomen: Finish = (context, place) => {
  const { body, waist, family } = place;
  if (waist && family === 'bottom')
    return piping(
      [
        [-waist.half - 2, waist.band + 3],
        [0, waist.band + 10],
        [waist.half + 2, waist.band + 3],
      ],
      mauve(context),
    );
  if (!body || context.back) return [];
  const darts = ([-1, 1] as const).flatMap((sign) =>
    ['shirt', 'blouse', 'blazer', 'dress', 'shirt-dress'].includes(context.spec.type)
      ? [
          line(
            [
              [sign * body.chest * 0.5, body.slope + body.armhole * 1.05],
              [sign * body.chest * 0.44, body.slope + body.armhole * 1.5],
              [sign * body.chest * 0.5, body.slope + body.armhole * 2],
            ],
            'seam',
            { width: 1.5 },
          ),
        ]
      : [],
  );
  return [
    ...piping(neckline(context, place), mauve(context)),
    ...piping(lifted(place.hem), mauve(context)),
    ...darts,
  ];
};

const lifted = (along: readonly Anchor[]) => along.map(([x, y]): Anchor => [x, y - 4]);

const piping = (along: readonly Anchor[], hex: string): Part[] =>
  along.length > 1 ? [line(along, 'edge', { hex, width: 6.4 })] : [];

/** A ticket that was left on: at the neck, or at the waist. */
const outlet: Finish = (context, { body, waist, family }) => {
  if (context.pose !== 'flat' || context.back) return [];
  if (waist && family === 'bottom') return swingTag(context, [waist.half * 0.6, waist.band * 0.6]);
  if (!body) return [];
  // Never over the words of a print.
  const at = hasTrait(context, 'logo')
    ? ([-body.chest * 0.66, body.length - 240] as const)
    : ([body.neck * 0.5, body.neckDrop * 0.5] as const);
  return swingTag(context, at);
};

const finishes: Record<House, Finish> = {
  'office-men': officeMen,
  'office-women': officeWomen,
  youth,
  plain,
  heritage,
  street,
  romantic,
  outlet,
};

const clothes = ['outer', 'top', 'dress', 'bottom'];

/** A piece with what its maker's house sews onto every garment. */
export function finished(context: GarmentContext, piece: Piece): Piece {
  const { house } = context.maker;
  if (!house || context.pose === 'folded') return piece;
  const place = placeOf(context, piece);
  if (!clothes.includes(place.family)) return piece;
  return { ...piece, parts: [...piece.parts, ...finishes[house](context, place)] };
}
