import { mix, shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { lettering } from '../../makers/lettering.ts';
import type { Maker } from '../../makers/maker.ts';
import { type Builder, type GarmentContext, line, type Panel, type Part, panel, trim } from '../../piece.ts';
import { buckle, rivet } from '../../trims/hardware.ts';
import { around, edgeStitches, frontAt, holes, keeper, roll, tongue } from './belt-roll.ts';

/** Rolled up and fastened, standing on its edge, as shops show it. From behind it is rolled with its raw side out. */
export const belt: Builder = (context) => {
  const { random, back } = context;
  const traits = context.spec.cut ?? [];
  const tall = traits.includes('slim') ? random.range(122, 136) : random.range(186, 208);
  const isPlate = !traits.includes('pin-buckle') && random.chance(0.5) && !back;
  const raw = mix(context.cloth, '#c3a07a', 0.62);
  const face: Partial<Panel> = back
    ? { fabric: 'suede', hex: raw, wrinkle: 0.15 }
    : { fabric: context.spec.fabric, wrinkle: 0.15 };
  const parts: Part[] = [
    ...roll(context, tall, face, back ? context.cloth : raw),
    ...(back ? [] : edgeStitches(-292, 292, tall, 12)),
    ...(traits.includes('washed') && !back ? scuffs(tall) : []),
    ...(back ? foldedEnd(context, tall) : fastened(tall, face)),
    trim(
      [98, frontAt(98, tall / 2)],
      isPlate ? plate(tall * 0.6, context.maker) : buckle(134, tall * 1.14, context.maker.metal),
      {
        size: isPlate ? 1.4 : 1,
        rotation: -5,
      },
    ),
    ...(isPlate || back ? [] : [prong(tall, context.maker.metal)]),
  ];
  return {
    parts,
    focuses: [
      [60, 180],
      [-120, 180],
    ],
  };
};

/** The end through the buckle and the loop, with what is punched and sewn into it. */
function fastened(tall: number, face: Partial<Panel>): Part[] {
  return [
    ...tongue(88, -206, tall, face),
    ...edgeStitches(60, -214, tall, 16),
    ...holes([16, -30, -150, -190], tall),
    ...keeper(-92, tall, face),
  ];
}

/** The pin of a frame, over the leather and through a hole of it. */
function prong(tall: number, metal: string): Part {
  const bar = (stroke: string, width: number, y: number) =>
    `<path d="M52 ${y - 4}Q0 ${y - 10} -62 ${y + 3}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
  return trim(
    [98, frontAt(98, tall / 2)],
    `${bar('#0d0b0a" stroke-opacity=".35', 16, 6)}${bar(shift(metal, -0.5), 15, 0)}${bar(metal, 11, 0)}${bar('#fff" stroke-opacity=".6', 2.4, -3)}`,
    { rotation: -5 },
  );
}

/** A flat plate with the maker's sign, in place of a frame and its prong. */
function plate(wide: number, { metal, short, letters }: Maker): string {
  const tall = wide * 1.3;
  const rect = (x: number, y: number, fill: string, more = '') =>
    `<rect x="${-52 + x}" y="${(-tall / 2 + y).toFixed(1)}" width="104" height="${tall.toFixed(1)}" rx="7" fill="${fill}"${more}/>`;
  const sign = (ink: string) => lettering(short, letters, { ink, height: wide * 0.5, room: 84 });
  return [
    rect(3, 4, '#0d0b0a', ' opacity=".25"'),
    rect(0, 0, shift(metal, -0.45)),
    `<rect x="-49" y="${(-tall / 2 + 3).toFixed(1)}" width="98" height="${(tall - 6).toFixed(1)}" rx="5" fill="${metal}"/>`,
    `<path d="M-46 ${(tall / 2 - 6).toFixed(1)}L10 ${(-tall / 2 + 5).toFixed(1)}H40L-20 ${(tall / 2 - 6).toFixed(1)}Z" fill="#fff" opacity=".3"/>`,
    `<g transform="translate(1 1.4)" opacity=".6">${sign('#fff')}</g>${sign(shift(metal, -0.6))}`,
  ].join('');
}

/** The end folded around the buckle and riveted, and the maker's name burnt into the raw side. */
function foldedEnd({ cloth, maker }: GarmentContext, tall: number): Part[] {
  const ink = mix(cloth, '#2a1a10', 0.75);
  const end = [...around(96, -6, 5, 5), ...around(-6, 96, tall - 5, 5)].map(
    ([x, y], index): Anchor => ([0, 5, 6, 11].includes(index) ? [x, y, 1] : [x, y]),
  );
  const words = lettering(maker.words, maker.letters, { ink, height: tall * 0.2, room: 150 });
  return [
    panel(end, { hex: cloth, thickness: 12, round: 6, wrinkle: 0 }),
    line(
      [
        [6, frontAt(6, 16)],
        [6, frontAt(6, tall - 16)],
      ],
      'stitch',
    ),
    ...[0.28, 0.72].map((share) => trim([28, frontAt(28, tall * share)], rivet(maker.metal), { size: 1.7 })),
    trim([-140, frontAt(-140, tall / 2)], `<g transform="skewY(8)">${words}</g>`),
  ];
}

/** Where it has rubbed: pale strokes along its middle. */
const scuffs = (tall: number): Part[] =>
  [34, 24, 14].flatMap((width) =>
    [0.3, 0.55, 0.75].map((share) =>
      line(around(-280, 270, tall * share, 12), 'fade', { width: width * 1.4 }),
    ),
  );
