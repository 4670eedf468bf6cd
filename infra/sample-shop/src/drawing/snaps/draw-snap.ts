import { familyOf } from '@mall/api/catalogue/pictures/looks/families';
import { type PictureSpec, snapViews, type View } from '@mall/api/catalogue/pictures/picture-spec';
import { makePiece } from '../compose/make-piece.ts';
import type { Definitions } from '../compose/paint-cloth.ts';
import { type Canvas, fitInto, scaled } from '../compose/placement.ts';
import { renderPiece } from '../compose/render-piece.ts';
import { type Random, seeded } from '../random.ts';
import { carried } from '../worn/bags.ts';
import { clothed } from '../worn/clothes.ts';
import { onFeet } from '../worn/on-feet.ts';
import { cameraPlacement, cameras, drawLayers, worn } from '../worn/scene.ts';
import { drawHanging, hangable } from './hanger.ts';
import { homeLight } from './home-light.ts';
import { door, floor, mirrored, mirrorFrame } from './rooms.ts';

type Snap = (typeof snapViews)[number];

export const isSnap = (view: View): view is Snap => snapViews.some((each) => each === view);

/** A shopper's photo, taken at home: never straight, never evenly lit. */
export function drawSnap(spec: PictureSpec & { view: View }, canvas: Canvas, defs: Definitions): string[] {
  const random = seeded(spec.seed).fork(91);
  const family = familyOf(spec.type);
  const [width, height] = canvas.size;
  const light = homeLight(width, height, random);
  if (spec.view === 'snap-hanger' && hangable.includes(family))
    return [door(width, height, random), drawHanging(spec, canvas, defs, random), light];
  if (spec.view === 'snap-mirror' && family !== 'small')
    return family === 'shoes'
      ? [floor(width, height, random), lookingDown(spec, canvas, defs), light]
      : [
          mirrored(width, height, random),
          inMirror(spec, canvas, defs, random),
          light,
          mirrorFrame(width, height, random),
        ];
  return [floor(width, height, random), onFloor(spec, canvas, defs, random), light];
}

function onFloor(spec: PictureSpec, { size, share }: Canvas, defs: Definitions, random: Random): string {
  const { context, piece } = makePiece({ ...spec, view: 'front' });
  const [x, y] = [random.range(-50, 50), random.range(-60, 60)];
  const box = { left: 130 + x, top: 210 + y, right: 1070 + x, bottom: 1390 + y };
  const rotation = random.pick([-1, 1]) * random.range(5, 15);
  const placement = fitInto(piece, scaled(box, share), 1.4 * share, rotation);
  return renderPiece(piece, context, placement, size, defs);
}

function lookingDown(spec: PictureSpec, canvas: Canvas, defs: Definitions): string {
  const box = { left: 190, top: 240, right: 1010, bottom: 1240 };
  const placement = fitInto(worn({ ...spec, view: 'front' }), scaled(box, canvas.share), 2 * canvas.share, 4);
  return drawLayers(onFeet(spec), placement, canvas, defs);
}

const skins = ['#e8c6a8', '#ddb492', '#f0d3ba'] as const;

/** From the chin down, without a face. */
function inMirror(spec: PictureSpec, canvas: Canvas, defs: Definitions, random: Random): string {
  const look = { hex: random.pick(skins), shoes: random.pick(['#f0eee9', '#2a2725', '#6b4a33']) };
  const layers = familyOf(spec.type) === 'bag' ? carried(spec, look) : clothed(spec, look);
  const middle = random.range(0.43, 0.57);
  const placement = cameraPlacement({ ...cameras.whole, top: -92, scale: 0.98, middle }, canvas);
  return drawLayers(layers, { ...placement, rotation: random.range(-2, 2) }, canvas, defs);
}
