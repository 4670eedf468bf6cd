import { type Family, familyOf } from '@mall/api/catalogue/pictures/looks/families';
import type { GarmentType, PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import type { Pose } from '../piece.ts';
import { seeded } from '../random.ts';
import { companionOf } from './companion.ts';
import { makePiece } from './make-piece.ts';
import type { Definitions } from './paint-cloth.ts';
import { type Box, type Canvas, fitInto, scaled } from './placement.ts';
import { renderPiece } from './render-piece.ts';

interface Spot {
  box: Box;
  rotation: number;
}

interface Layout {
  main: Spot;
  second: Spot;
  /** The second piece lies on the first, not under it. */
  secondOver: boolean;
  foldSecond: boolean;
}

const spot = (left: number, top: number, right: number, bottom: number, rotation: number): Spot => ({
  box: { left, top, right, bottom },
  rotation,
});

const layouts: Record<Family, Layout> = {
  outer: {
    main: spot(50, 80, 980, 1400, -4),
    second: spot(690, 1010, 1130, 1520, 7),
    secondOver: true,
    foldSecond: false,
  },
  dress: {
    main: spot(60, 80, 960, 1480, -4),
    second: spot(740, 1000, 1140, 1500, 8),
    secondOver: true,
    foldSecond: false,
  },
  top: {
    main: spot(40, 90, 960, 960, -6),
    second: spot(440, 420, 1150, 1580, 7),
    secondOver: false,
    foldSecond: false,
  },
  bottom: {
    main: spot(420, 330, 1140, 1560, 5),
    second: spot(30, 60, 800, 800, -7),
    secondOver: false,
    foldSecond: true,
  },
  bag: {
    main: spot(200, 480, 1060, 1520, 3),
    second: spot(90, 90, 1010, 1060, -9),
    secondOver: false,
    foldSecond: true,
  },
  shoes: {
    main: spot(380, 640, 1100, 1520, 5),
    second: spot(40, -260, 900, 1180, 14),
    secondOver: false,
    foldSecond: false,
  },
  small: {
    main: spot(260, 720, 1000, 1440, 6),
    second: spot(90, 110, 1110, 1240, -6),
    secondOver: false,
    foldSecond: true,
  },
};

/** A rolled belt beside a sweater is small, however much room there is. */
const largest: Partial<Record<GarmentType, number>> = { belt: 0.8 };

const foldable: readonly GarmentType[] = [
  'crew-knit',
  'turtleneck',
  't-shirt',
  'long-sleeve-tee',
  'sweatshirt',
  'polo',
];

/** The piece folded on a stack, or laid out with a second piece that goes with it. */
export function drawStyled(spec: PictureSpec, canvas: Canvas, defs: Definitions): string {
  const random = seeded(spec.seed).fork(71);
  if (foldable.includes(spec.type) && random.chance(0.6)) return drawFolded(spec, canvas, defs);
  const layout = layouts[familyOf(spec.type)];
  const jitter = () => random.range(-2.5, 2.5);
  const draw = (each: PictureSpec, { box, rotation }: Spot, pose: Pose) => {
    const { context, piece } = makePiece(each, pose);
    const most = (largest[each.type] ?? 1.5) * canvas.share;
    const placement = fitInto(piece, scaled(box, canvas.share), most, rotation + jitter());
    return renderPiece(piece, context, placement, canvas.size, defs);
  };
  const companion = companionOf(spec, random);
  const second = draw(
    companion,
    layout.second,
    layout.foldSecond && foldable.includes(companion.type) ? 'folded' : 'flat',
  );
  const main = draw(spec, layout.main, 'flat');
  return layout.secondOver ? main + second : second + main;
}

/** Two folded tops, the upper one in the option's colour. */
function drawFolded(spec: PictureSpec, canvas: Canvas, defs: Definitions): string {
  const random = seeded(spec.seed).fork(72);
  const under: PictureSpec = {
    ...spec,
    ...shadeOfStack(spec, random.pick(['#e9e2d3', '#8f949b', '#3b4350'])),
  };
  const parts = [
    { each: under, box: { left: 190, top: 430, right: 1070, bottom: 1490 }, rotation: random.range(3, 6) },
    { each: spec, box: { left: 130, top: 190, right: 1050, bottom: 1320 }, rotation: random.range(-5, -2) },
  ];
  return parts
    .map(({ each, box, rotation }) => {
      const { context, piece } = makePiece(each, 'folded');
      const placement = fitInto(piece, scaled(box, canvas.share), 1.8 * canvas.share, rotation);
      return renderPiece(piece, context, placement, canvas.size, defs);
    })
    .join('');
}

const shadeOfStack = (spec: PictureSpec, colorHex: string): Partial<PictureSpec> => ({
  colorHex,
  pattern: 'solid',
  seed: spec.seed + 5,
});
