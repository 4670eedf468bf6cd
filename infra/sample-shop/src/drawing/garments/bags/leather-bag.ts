import { shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type Builder, line, type Part, panel, trim } from '../../piece.ts';
import { rivet } from '../../trims/hardware.ts';
import { brass, closed, inset, strap } from './bag-parts.ts';

/** A structured shoulder bag: flap, lock, side rings and a strap arching above. */
export const leatherBag: Builder = (make) => {
  const { random } = make;
  const metal = random.pick(brass);
  const half = random.range(300, 350);
  const tall = random.range(370, 430);
  const rise = random.range(300, 380);
  const arch: Anchor[] = [
    [-half + 36, 60],
    [-half * 0.72, -rise * 0.62],
    [0, -rise],
    [half * 0.72, -rise * 0.62],
    [half - 36, 60],
  ];
  const inner: Anchor[] = arch.map(([x, y]): Anchor => [x * 0.93, y * 0.9 + 26]);
  const body: Anchor[] = [
    [-half + 14, 8],
    [0, -6],
    [half - 14, 8],
    [half, 60],
    [half + 20, tall - 60],
    [half - 6, tall - 6],
    [0, tall + 4],
    [-half + 6, tall - 6],
    [-half - 20, tall - 60],
    [-half, 60],
  ];
  const low = tall * random.range(0.5, 0.68);
  const round = random.chance(0.5);
  const flap: Anchor[] = [
    [-half + 10, 0],
    [0, -14],
    [half - 10, 0],
    [half + 2, 46],
    [half + 4, low - 60],
    ...(round
      ? ([
          [half - 90, low],
          [0, low + 34],
          [-half + 90, low],
        ] as Anchor[])
      : ([
          [half - 26, low],
          [0, low + 8],
          [-half + 26, low],
        ] as Anchor[])),
    [-half - 4, low - 60],
    [-half - 2, 46],
  ];
  const parts: Part[] = [...strap(inner, 26, { tone: -0.12 }), ...strap(arch, 28)];
  parts.push(
    panel(body, { thickness: 34, round: 46, wrinkle: 0.35 }),
    line(closed(inset(body, 0.955)), 'stitch'),
  );
  if (make.back) {
    parts.push(
      panel(
        [
          [-half + 60, 130, 1],
          [half - 60, 130, 1],
          [half - 66, tall - 60],
          [-half + 66, tall - 60],
        ],
        { thickness: 6, round: 10 },
      ),
      line(
        [
          [-half + 60, 142],
          [half - 60, 142],
        ],
        'stitch',
      ),
    );
  } else {
    parts.push(
      panel(flap, { thickness: 16, round: 18, wrinkle: 0.3 }),
      line(closed(inset(flap, 0.955)), 'stitch'),
    );
    parts.push(
      panel(
        [
          [-26, low - 30, 1],
          [26, low - 30, 1],
          [22, low + 58],
          [0, low + 66],
          [-22, low + 58],
        ],
        { thickness: 10, round: 8, wrinkle: 0 },
      ),
    );
    parts.push(
      trim(
        [0, low + 26],
        `<rect x="-15" y="-17" width="33" height="40" rx="6" fill="#0d0b0a" opacity=".3"/><rect x="-16" y="-19" width="32" height="38" rx="6" fill="${shift(metal, -0.45)}"/><rect x="-14.5" y="-17.5" width="29" height="35" rx="5" fill="${metal}"/><path d="M-12 -15H10L-12 8Z" fill="#fff" opacity=".3"/><rect x="-3" y="-9" width="6" height="18" rx="3" fill="${shift(metal, -0.5)}"/>`,
      ),
    );
  }
  for (const side of [-1, 1]) parts.push(trim([side * (half - 36), 42], rivet(metal, true), { size: 3 }));
  return {
    parts,
    focuses: [
      [0, low],
      [half - 80, 60],
    ],
  };
};
