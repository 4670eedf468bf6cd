import type { Anchor } from '../../geometry.ts';
import { type Builder, line, type Part, panel } from '../../piece.ts';
import type { Random } from '../../random.ts';
import { lengthOf } from '../parts/cut-traits.ts';
import { waist } from './skirt-waist.ts';

export const skirtPleated: Builder = (context) => {
  const { random } = context;
  const half = 176;
  const hem = random.range(330, 372);
  const length = lengthOf(context, { mini: 400, long: 780 }, random.range(500, 560));
  const count = random.pick([11, 13, 15]);
  const parts: Part[] = [];
  const isUneven = context.spec.cut?.includes('asymmetric');
  const at = (share: number, down: number): Anchor => {
    const grow = half + (hem - half) * (down / length) ** 0.82;
    const curve = (1 - (share * 2 - 1) ** 2) * 18;
    // An uneven hem falls from the left to the right.
    const fall = isUneven ? (share - 0.5) * 170 * (down / length) ** 2 : 0;
    return [(share * 2 - 1) * grow, 40 + down + fall + curve * (down / length)];
  };
  for (let index = count - 1; index >= 0; index -= 1) parts.push(pleat(random, { at, length, index, count }));
  parts.push(
    line(
      [
        at(0, length - 16),
        at(0.25, length - 16),
        at(0.5, length - 16),
        at(0.75, length - 16),
        at(1, length - 16),
      ],
      'stitch',
    ),
  );
  parts.push(...waist(context, half + 2, context.spec.cut?.includes('high-waist') ? 92 : 46));
  return {
    parts,
    focuses: [
      [40, 150],
      [hem * 0.5, length - 60],
    ],
  };
};

interface Pleat {
  /** The place on the skirt a share of its width across and so far down. */
  at: (share: number, down: number) => Anchor;
  length: number;
  index: number;
  count: number;
}

function pleat(random: Random, { at, length, index, count }: Pleat): Part {
  const left = index / count;
  const right = Math.min(1, (index + 1) / count + 0.022);
  const sway = random.range(-5, 5);
  const mid = length * 0.5;
  const [ml, mr] = [at(left, mid), at(right, mid)];
  const [bl, br, tl, tr] = [at(left, length), at(right, length), at(left, 0), at(right, 0)];
  const hang = random.range(-4, 5);
  return panel(
    [
      [tl[0], tl[1], 1],
      [tr[0], tr[1], 1],
      [mr[0] + sway * 0.6, mr[1]],
      [br[0] + sway, br[1] + hang, 1],
      [bl[0] + sway, bl[1] + 4 + hang, 1],
      [ml[0] + sway * 0.6, ml[1]],
    ],
    {
      thickness: 11,
      round: 12,
      wrinkle: 0.5,
      grain: -(left - 0.5) * 22,
      tone: index % 2 ? 0 : -0.025,
    },
  );
}
