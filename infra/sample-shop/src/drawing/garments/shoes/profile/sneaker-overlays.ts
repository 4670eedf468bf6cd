import { curve } from '../../../geometry.ts';
import { line, type Part, panel, trim } from '../../../piece.ts';
import type { SneakerLook } from '../sneaker.ts';
import type { Throat } from './lacing.ts';

/** Heights of a trainer: at the end of its lacing, where it is lowest below the ankle, and at its heel. */
export interface Rise {
  throat: Throat;
  ankle: number;
  heel: number;
}

/** A rubber bumper, an overlay of suede around the toes, or the bare toe with its air holes. */
export function toe({ toe, rubber, over }: SneakerLook): Part[] {
  if (toe === 'plain') {
    const holes = [-326, -302, -278, -254, -230].flatMap((x, index) =>
      [0, 1, 2].map((row) =>
        trim(
          [x + row * 7, -154 - index * 4 + row * 17],
          '<ellipse rx="2.4" ry="2" fill="#0d0b0a" opacity=".6"/>',
        ),
      ),
    );
    return [line(curve([-216, -190, -226, -150, -206, -110, -150, -62]), 'stitch'), ...holes];
  }
  if (toe === 'bumper') {
    const cap = curve(
      [-392, -66, -402, -106, -380, -152, -330, -178, -296, -186, -274, -136, -276, -50],
      [0, 4, 6],
    );
    return [
      panel(cap, { ...over, hex: rubber, fabric: 'suede', tone: 0, thickness: 9, round: 18 }),
      line(curve([-288, -182, -266, -136, -268, -60]), 'stitch'),
    ];
  }
  const guard = curve(
    [
      -390, -66, -400, -106, -380, -150, -346, -168, -326, -136, -270, -112, -200, -112, -150, -142, -118,
      -120, -96, -44,
    ],
    [0, 3, 7, 9],
  );
  return [
    panel(guard, over),
    line(curve([-348, -150, -326, -122, -268, -98, -200, -100, -152, -130]), 'stitch'),
  ];
}

/** The stripes on its side. */
export function quarter({ accent, over, stripes, high }: SneakerLook): Part[] {
  const lift = high ? 6 : 0;
  return Array.from({ length: stripes }, (_, index): Part => {
    const x = 24 + index * 58 - stripes * 10;
    const wide = stripes === 1 ? 74 : 30;
    const top = -196 - lift;
    return panel(curve([x, top, x + wide * 0.9, top + 10, x - 44 + wide, -52, x - 66, -50], [0, 1, 2, 3]), {
      ...over,
      hex: accent,
      tone: 0,
      thickness: 4,
      round: 6,
    });
  });
}

/** The stiff piece around the heel and the tab above it. */
export function heel({ ankle, heel: top }: Rise, { over, accent }: SneakerLook): Part[] {
  const counter = curve([240, -44, 250, -130, 296, -186, 384, -206, 390, -130, 404, -50], [0, 3, 5]);
  const tab = curve([326, top + 2, 362, top - 8, 388, top + 10, 382, -204, 340, -198, 330, top + 46], [3, 4]);
  return [
    panel(counter, over),
    line(curve([250, -50, 260, -126, 302, -176, 382, -195]), 'stitch'),
    panel(tab, { ...over, hex: accent, tone: 0, thickness: 9, round: 10 }),
    line(curve([338, top + 20, 342, (top + ankle) / 2 + 20, 348, -204]), 'stitch'),
  ];
}
