import type { Anchor } from '../../geometry.ts';
import { type Builder, type GarmentContext, line, type Part, panel } from '../../piece.ts';
import { frontZip } from '../details/front-zip.ts';
import { armholeSeams } from '../parts/armhole.ts';
import { isCut } from '../parts/cut-traits.ts';
import { ribbed } from '../parts/ribbed.ts';
import type { SleeveCut } from '../parts/sleeves/sleeve.ts';
import { type Cut, cutOf } from '../parts/torso.ts';
import { fronts, sleeves } from '../upper-body/fronted.ts';
import { neckInside } from '../upper-body/neck.ts';
import { focusesOf, hemRib, pullover } from '../upper-body/pullover.ts';
import { cords, hood, hoodBack } from './hood.ts';

const sleeve: SleeveCut = { angle: 16, bicep: 190, cuff: 118, length: 430, bend: 6 };

function kangaroo(cut: Cut): Part[] {
  const top = cut.length - 226;
  const low = cut.length - 6;
  const shape: Anchor[] = [
    [-104, top, 1],
    [104, top, 1],
    [176, top + 122],
    [182, low, 1],
    [-182, low, 1],
    [-176, top + 122],
  ];
  return [
    panel(shape, {
      thickness: 8,
      round: 10,
      folds: [
        {
          along: [
            [-110, low - 30],
            [0, low - 52],
            [120, low - 26],
          ],
          width: 34,
          depth: 7,
        },
      ],
    }),
    line(
      [
        [-98, top + 6],
        [98, top + 6],
      ],
      'stitch',
    ),
    line(
      [
        [-110, top + 6],
        [-170, top + 122],
        [-176, low],
      ],
      'stitch',
    ),
    line(
      [
        [110, top + 6],
        [170, top + 122],
        [176, low],
      ],
      'stitch',
    ),
  ];
}

export const hoodie: Builder = (context) => {
  const measures = {
    neck: 84,
    neckDrop: 60,
    shoulder: 256,
    slope: 58,
    chest: 286,
    waist: 288,
    hem: 276,
    length: 660,
    armhole: 248,
  };
  const opened = isCut(context, 'zip', 'pullover', context.random.chance(0.3)) && context.pose !== 'folded';
  if (opened && !context.back) return zipHoodie(context, cutOf(context, measures));
  return pullover(context, { cut: measures, sleeve, band: 30, rib: 64 }, (cut) =>
    context.back
      ? hoodBack(context, cut)
      : [...(context.pose === 'folded' ? [] : kangaroo(cut)), ...hood(context, cut), ...cords(context, 96)],
  );
};

function zipHoodie(context: GarmentContext, cut: Cut) {
  const parts = sleeves(context, cut, { sleeve, cuff: 64, pull: 0.5, cuffMore: ribbed });
  parts.push(...neckInside(cut, 70, context));
  const neckline = (edge: number): Anchor[] => [
    [edge, 84, 1],
    [cut.neck * 0.6, 56],
    [cut.neck, 0, 1],
  ];
  parts.push(
    ...fronts(context, cut, { lap: 6, neckline }),
    ...armholeSeams(context, cut),
    hemRib(cut, 64, ribbed),
  );
  for (const sign of [-1, 1]) {
    parts.push(
      panel(
        [
          [sign * 16, cut.length - 190, 1],
          [sign * 104, cut.length - 190, 1],
          [sign * 176, cut.length - 80],
          [sign * 182, cut.length - 6, 1],
          [sign * 16, cut.length - 6, 1],
        ],
        { thickness: 8, round: 9 },
      ),
    );
    parts.push(
      line(
        [
          [sign * 110, cut.length - 186],
          [sign * 170, cut.length - 80],
          [sign * 176, cut.length - 6],
        ],
        'stitch',
      ),
    );
  }
  parts.push(...hood(context, cut), ...frontZip(context, 100, cut.length + 64), ...cords(context, 100));
  return { parts, focuses: focusesOf(cut, sleeve) };
}
