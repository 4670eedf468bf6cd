import { shift } from '../../color.ts';
import { lettering } from '../../makers/lettering.ts';
import { type GarmentContext, type Part, trim } from '../../piece.ts';
import { button } from '../../trims/hardware.ts';
import type { Cut } from '../parts/torso.ts';

/** The wearer's left breast. */
const breast = (cut: Cut): [number, number] => [cut.chest * 0.46, cut.slope + cut.armhole * 0.52];

/** A small square sewn on the breast, as a maker of basics signs. */
export function squareMark(context: GarmentContext, at: readonly [number, number]): Part {
  const { ground, ink } = { ground: '#2f5d3a', ink: '#ffffff' };
  const name = lettering(context.maker.short, 'plain', { ink, height: 15, room: 30 });
  return trim(
    [at[0], at[1]],
    `<rect x="-21" y="-14" width="42" height="30" fill="#0d0b0a" opacity=".2"/><rect x="-22" y="-16" width="42" height="30" fill="${ground}"/>${name}`,
  );
}

export const chestSquare = (context: GarmentContext, cut: Cut): Part => squareMark(context, breast(cut));

/** An embroidered shield with its year, in camel on navy. */
export function crest(cut: Cut): Part {
  const shield = 'M-24 -28H24V4C24 22 8 32 0 37C-8 32 -24 22 -24 4Z';
  return trim(
    breast(cut),
    [
      `<path d="${shield}" transform="translate(1.5 2)" fill="#0d0b0a" opacity=".25"/>`,
      `<path d="${shield}" fill="#1f2c47" stroke="#c7a473" stroke-width="4.4"/>`,
      '<path d="M-22 -8H22M0 -26V34" stroke="#c7a473" stroke-width="4" fill="none"/>',
      '<path d="M-22 -26L22 14" stroke="#8c2430" stroke-width="3" fill="none"/>',
    ].join(''),
  );
}

const heart = 'M0 44C-58 4 -52 -42 -22 -42C-8 -42 0 -30 0 -24C0 -30 8 -42 22 -42C52 -42 58 4 0 44Z';
const star = 'M0 -46L13 -15L46 -14L20 7L29 40L0 21L-29 40L-20 7L-46 -14L-13 -15Z';
const cherries = 'M-24 44A20 20 0 1 1 -24 4A20 20 0 1 1 -24 44ZM24 36A20 20 0 1 1 24 -4A20 20 0 1 1 24 36Z';
const stems =
  'M-20 6C-14 -22 0 -34 12 -44C16 -28 22 -14 22 -2M12 -44C26 -54 40 -48 44 -38C30 -34 20 -36 12 -44';

/** A printed motif in the middle of the chest: a heart, cherries or a star, with its outline stitched around. */
export function motif({ random, maker, spec }: GarmentContext, cut: Cut): Part {
  const ink = maker.thread ?? '#ee4f93';
  const drawn = random
    .fork(88)
    .pick([
      `<path d="${heart}" fill="${ink}"/><path d="${heart}" transform="scale(.82)" fill="none" stroke="#fff" stroke-width="2.6" stroke-dasharray="6 4"/>`,
      `<path d="${stems}" fill="none" stroke="#3f8a54" stroke-width="5"/><path d="${cherries}" fill="${ink}"/><path d="M-32 16A10 10 0 0 1 -24 12M16 8A10 10 0 0 1 24 4" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/>`,
      `<path d="${star}" fill="#ffd23f" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>`,
    ]);
  const low = spec.cut?.includes('v-neck') ? 1.16 : 0.86;
  return trim([0, cut.slope + cut.armhole * low], `<g opacity=".94">${drawn}</g>`, { size: 1.5 });
}

/** Four big letters across the shoulders. */
export function backPrint({ maker }: GarmentContext, cut: Cut): Part[] {
  const big = lettering(maker.words, 'bold', { ink: '#e9e6e0', height: 96, room: cut.shoulder * 1.5 });
  const bar = `<rect x="${-cut.shoulder * 0.75}" y="74" width="${cut.shoulder * 1.5}" height="12" fill="#ff7a2b"/>`;
  return [trim([0, cut.slope + cut.armhole * 0.75], big + bar)];
}

/** The ticket of a store of last season's goods, on a string. */
export function swingTag({ maker, random }: GarmentContext, at: readonly [number, number]): Part[] {
  const words = lettering(maker.short, 'bold', { ink: '#ffffff', height: 22, room: 58 });
  const rate = random.fork(91).pick([12, 8, 16]);
  const tag = [
    '<path d="M0 0C10 22 24 36 30 60" fill="none" stroke="#f6f4ef" stroke-width="3.4"/>',
    '<path d="M0 0C10 22 24 36 30 60" fill="none" stroke="#b3261e" stroke-width="1.8"/>',
    `<g transform="translate(30 54) rotate(${rate})"><path d="M-37 20L-18 0H22L41 20V148H-37Z" fill="#0d0b0a" opacity=".22"/>`,
    '<path d="M-40 18L-20 -3H20L40 18V144H-40Z" fill="#fbf9f4" stroke="#0d0b0a" stroke-opacity=".3" stroke-width="1.4"/>',
    '<circle cx="0" cy="10" r="6" fill="#8b867d"/><path d="M-40 30H40V72H-40Z" fill="#c8281f"/>',
    `<g transform="translate(0 51)">${words}</g>`,
    '<path d="M-26 92H26M-26 104H10" stroke="#3a3937" stroke-width="4"/><path d="M-24 118V136M-18 118V136M-13 118V136M-6 118V136M0 118V136M4 118V136M11 118V136M17 118V136M24 118V136" stroke="#1b1c1e" stroke-width="2.6"/></g>',
  ].join('');
  return [trim([at[0], at[1]], tag)];
}

/** A folded tab sewn into a seam. */
export function seamTab(at: readonly [number, number], ground: string, ink: string, rotation: number): Part {
  return trim(
    [at[0], at[1]],
    `<rect x="-3" y="-23" width="40" height="52" fill="#0d0b0a" opacity=".22"/><rect x="-4" y="-25" width="40" height="52" fill="${ground}"/><path d="M8 -16V18M16 -16V18M24 -16V18" stroke="${ink}" stroke-width="3.4"/>`,
    { rotation },
  );
}

/** Pearls with a gleam, in a row. */
export const pearls = (spots: readonly (readonly [number, number])[], size = 1): Part[] =>
  spots.map(([x, y]) =>
    trim(
      [x, y],
      `${button('#f3e9df', 2)}<circle r="6" fill="#fbf5ee"/><circle r="6" fill="none" stroke="${shift('#e2cfc4', -0.2)}" stroke-width="1"/><circle cx="-2" cy="-2.2" r="1.9" fill="#fff"/>`,
      { size },
    ),
  );

/** A brooch of pearls around one. */
export const pearlFlower = ([x, y]: readonly [number, number]): Part[] =>
  pearls(
    [
      [x, y],
      ...[0, 1, 2, 3, 4, 5].map((at): [number, number] => {
        const angle = (at * Math.PI) / 3;
        return [x + Math.cos(angle) * 19, y + Math.sin(angle) * 19];
      }),
    ],
    1.5,
  );
