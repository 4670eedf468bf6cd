import { type Anchor, curve } from '../geometry.ts';
import { line, type Panel, type Part, panel, trim } from '../piece.ts';

type Side = 1 | -1;

const flipped = (list: readonly Anchor[], side: Side): Anchor[] =>
  list.map(([x, y, corner]): Anchor => (corner ? [x * side, y, corner] : [x * side, y]));

/** A bare foot seen from the front, its toes turned out a little. */
export function bareFoot(skin: Partial<Panel>, side: Side): Part[] {
  const foot = curve([
    56, 1376, 108, 1376, 118, 1424, 132, 1458, 126, 1474, 96, 1480, 60, 1473, 48, 1448, 52, 1416,
  ]);
  return [panel(flipped(foot, side), { ...skin, round: 26 })];
}

/** A plain slip-on from the front: the instep comes out of its mouth, a thin sole stands flat on the ground. */
export function slipOn(skin: Partial<Panel>, hex: string, side: Side): Part[] {
  const sole = curve([44, 1462, 88, 1474, 136, 1460, 138, 1474, 126, 1484, 92, 1487, 58, 1484, 44, 1475]);
  const upper = curve(
    [
      50, 1408, 62, 1428, 84, 1440, 104, 1428, 112, 1406, 124, 1430, 137, 1456, 134, 1472, 92, 1480, 48, 1474,
      42, 1458, 44, 1430,
    ],
    [0, 4],
  );
  const mouth = curve([51, 1411, 62, 1431, 84, 1443, 104, 1431, 112, 1409]);
  const instep = curve([59, 1352, 105, 1352, 110, 1410, 112, 1440, 86, 1456, 56, 1444, 54, 1410]);
  return [
    panel(flipped(instep, side), { ...skin, thickness: 5, round: 30, seamless: true }),
    panel(flipped(sole, side), { ...skin, hex, tone: 0.12, fabric: 'leather', thickness: 6, round: 4 }),
    panel(flipped(upper, side), { ...skin, hex, fabric: 'leather', thickness: 24, round: 30 }),
    line(flipped(mouth, side), 'seam', { width: 1.2 }),
  ];
}

/** What both feet keep from the light on the ground right below them; a scrap hidden by each shoe carries it. */
export function footing(): Part[] {
  const scraps = [1, -1].map((side) => panel(flipped(curve([86, 1456, 100, 1456, 93, 1464]), side as Side)));
  const under = [1, -1].flatMap((side) =>
    [1, 0.82, 0.64, 0.46, 0.3].map(
      (share) =>
        `<ellipse cx="${side * 96}" cy="1484" rx="${86 * share}" ry="${15 * share}" fill="#0d0b0a" opacity=".11"/>`,
    ),
  );
  return [...scraps, trim([0, 0], under.join(''))];
}
