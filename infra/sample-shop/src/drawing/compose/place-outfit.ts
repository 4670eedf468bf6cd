import { type Family, familyOf } from '@mall/api/catalogue/pictures/looks/families';
import type { BannerSpec } from '@mall/api/catalogue/pictures/picture-spec';
import type { Random } from '../random.ts';
import { makePiece } from './make-piece.ts';
import { type Box, boundsOf, type Placement } from './placement.ts';

/** Where a piece of an outfit lies, in drawing units of clothes: its middle, its top edge, its rotation and its size. */
interface Place {
  x: number;
  top: number;
  rotation: number;
  size: number;
}

/** Each piece where it is worn; from the one that lies lowest to the one on top. */
const places: readonly (readonly [Family, Place])[] = [
  ['outer', { x: -400, top: -40, rotation: -7, size: 1 }],
  ['bottom', { x: 50, top: 520, rotation: 3, size: 1 }],
  ['dress', { x: 20, top: 0, rotation: -2, size: 1 }],
  ['top', { x: 20, top: 0, rotation: -2, size: 1 }],
  ['shoes', { x: 500, top: 1120, rotation: -5, size: 0.44 }],
  ['bag', { x: 540, top: 380, rotation: 6, size: 0.58 }],
  ['small', { x: 520, top: -20, rotation: 8, size: 0.5 }],
];

/** A cardigan lies beside the dress that it goes over, not on it. */
const besideDress: Place = { x: -380, top: -20, rotation: -7, size: 1 };

/** What an outfit has room in, beside the text. */
const rooms: Record<BannerSpec['shape'], Box> = {
  wide: { left: 840, top: 30, right: 1880, bottom: 770 },
  tall: { left: 40, top: 40, right: 860, bottom: 880 },
  square: { left: 120, top: 40, right: 1140, bottom: 900 },
};

/** Lays pieces as one look: the top over the waist of the trousers, shoes at their hems, the bag beside. */
export function placeOutfit({ shape, pieces }: BannerSpec, random: Random) {
  const hasDress = pieces.some(({ type }) => familyOf(type) === 'dress');
  const laid = places.flatMap(([family, usual]) => {
    const own = pieces.find(({ type }) => familyOf(type) === family);
    if (!own) return [];
    const place = hasDress && family === 'top' ? besideDress : usual;
    const { context, piece } = makePiece({ ...own, view: 'front' });
    const { left, top, right } = boundsOf(piece);
    const rotation = place.rotation + random.range(-2, 2);
    const at: Placement = {
      x: place.x - ((left + right) / 2) * place.size,
      y: place.top - top * place.size,
      scale: place.size,
      rotation,
    };
    return [{ context, piece, at }];
  });
  const edges = laid.map(({ piece, at }) => {
    const { left, top, right, bottom } = boundsOf(piece);
    const room = (bottom - top) * at.scale * Math.abs(Math.sin((at.rotation * Math.PI) / 180)) * 0.6;
    return {
      left: at.x + left * at.scale - room,
      top: at.y + top * at.scale,
      right: at.x + right * at.scale + room,
      bottom: at.y + bottom * at.scale,
    };
  });
  const room = rooms[shape];
  const left = Math.min(...edges.map((edge) => edge.left));
  const right = Math.max(...edges.map((edge) => edge.right));
  const top = Math.min(...edges.map((edge) => edge.top));
  const bottom = Math.max(...edges.map((edge) => edge.bottom));
  const scale = Math.min(
    (room.right - room.left) / (right - left),
    (room.bottom - room.top) / (bottom - top),
  );
  return laid.map(({ context, piece, at }) => ({
    context,
    piece,
    placement: {
      x: (room.left + room.right) / 2 + (at.x - (left + right) / 2) * scale,
      y: (room.top + room.bottom) / 2 + (at.y - (top + bottom) / 2) * scale,
      scale: at.scale * scale,
      rotation: at.rotation,
    },
  }));
}
