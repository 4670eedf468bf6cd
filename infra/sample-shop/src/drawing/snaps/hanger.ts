import { type Family, familyOf } from '@mall/api/catalogue/pictures/looks/families';
import type { PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { makePiece } from '../compose/make-piece.ts';
import type { Definitions } from '../compose/paint-cloth.ts';
import { boundsOf, type Canvas, fitInto, scaled } from '../compose/placement.ts';
import { renderPiece } from '../compose/render-piece.ts';
import type { Piece } from '../piece.ts';
import { placed } from '../placed.ts';
import type { Random } from '../random.ts';
import { insideOf, outsideOf } from '../worn/on-body.ts';

/** What can be hung up. Shoes and small things cannot. */
export const hangable: readonly Family[] = ['outer', 'top', 'dress', 'bottom', 'bag'];

/** How much narrower cloth hangs than it lies. */
const hanging = 0.88;
const frame = { left: 150, top: 250, right: 1050, bottom: 1490 };

/** A piece on a hanger, or a bag by its strap, from a hook at the top of the picture. */
export function drawHanging(spec: PictureSpec, canvas: Canvas, defs: Definitions, random: Random): string {
  const front: PictureSpec = { ...spec, view: 'front' };
  const { context, piece } = makePiece(front, 'worn');
  const narrow = (parts: Piece['parts']): Piece => ({
    parts: placed(parts, { wide: hanging, tall: 1 }),
    focuses: [],
  });
  const whole = narrow(piece.parts);
  const placement = fitInto(whole, scaled(frame, canvas.share), 1.25 * canvas.share, random.range(-2.5, 2.5));
  const draw = (parts: Piece['parts']) => renderPiece(narrow(parts), context, placement, canvas.size, defs);
  const { x, y, scale, rotation } = placement;
  const top = boundsOf(whole).top;
  const at = `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${rotation.toFixed(2)}) scale(${scale.toFixed(3)})">`;
  const family = familyOf(spec.type);
  if (family === 'bag') return `${at}${hook(top + 10)}</g>${draw(piece.parts)}`;
  if (family === 'bottom') return `${draw(piece.parts)}${at}${hook(-46)}${clips()}</g>`;
  const wood = random.pick(['#b98a58', '#2d2a28', '#d9c7aa']);
  return `${draw(insideOf(piece))}${at}${hook(-60)}${shoulders(wood)}</g>${draw(outsideOf(piece))}`;
}

const wire = (d: string, hex = '#9a9893') =>
  `<path d="${d}" fill="none" stroke="#140e0a" stroke-opacity=".25" stroke-width="9" transform="translate(6 8)"/><path d="${d}" fill="none" stroke="${hex}" stroke-width="8" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.4"/>`;

/** The hook's wire, and the peg on the door that it hangs from. */
function hook(bottom: number): string {
  const peg = `<circle cx="6" cy="${bottom - 128}" r="21" fill="#140e0a" opacity=".25"/><circle cx="0" cy="${bottom - 134}" r="20" fill="#b5b1aa"/><circle cx="-5" cy="${bottom - 140}" r="8" fill="#fff" opacity=".5"/>`;
  const top = bottom - 96;
  return (
    peg +
    wire(
      `M0 ${bottom}V${top + 46}C0 ${top + 26} 40 ${top + 20} 36 ${top - 12}C32 ${top - 46} -26 ${top - 46} -28 ${top - 10}`,
    )
  );
}

const shoulders = (hex: string) => wire('M-186 66C-120 20 -60 -40 0 -58C60 -40 120 20 186 66', hex);

const clips = () =>
  `${wire('M-180 -30C-120 -46 120 -46 180 -30')}${[-128, 128].map((x) => `<rect x="${x - 22}" y="-36" width="44" height="62" rx="6" fill="#3a3836"/><rect x="${x - 18}" y="-32" width="10" height="54" rx="4" fill="#fff" opacity=".3"/>`).join('')}`;
