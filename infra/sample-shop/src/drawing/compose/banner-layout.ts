import type { BannerSpec } from '@mall/api/catalogue/pictures/picture-spec';
import type { Box } from './placement.ts';

/** Where one piece of a banner lies. Boxes keep off the left and right edges: a garment that is cut off is not for sale. */
interface BannerSpot {
  box: Box;
  rotation: number;
}

/** An ellipse; beyond its radii nothing of it is seen. */
export interface Halo {
  middle: readonly [x: number, y: number];
  radii: readonly [x: number, y: number];
}

interface BannerLayout {
  width: number;
  height: number;
  /** Of a piece that lies alone. */
  solo: readonly BannerSpot[];
  /** Main piece first. */
  spots: readonly BannerSpot[];
  /** The same for three pieces of clothing: side by side, each of its size. */
  trio: readonly BannerSpot[];
  /** From the one that lies lowest to the one on top. */
  order: readonly number[];
  /** A second tone of ground behind the pieces, fading out from its middle in all directions. */
  halo: Halo;
}

const spot = (left: number, top: number, right: number, bottom: number, rotation: number): BannerSpot => ({
  box: { left, top, right, bottom },
  rotation,
});

/** Text keeps the left of a wide banner and the bottom of a tall or square one. */
export const bannerLayouts: Record<BannerSpec['shape'], BannerLayout> = {
  wide: {
    width: 1920,
    height: 800,
    solo: [spot(1110, 20, 1790, 800, -4)],
    spots: [
      spot(880, -10, 1480, 830, -5),
      spot(1350, 30, 1895, 800, 6),
      spot(790, 380, 1120, 800, -11),
      spot(1560, 10, 1890, 300, 12),
    ],
    trio: [
      spot(1090, 10, 1550, 790, -4),
      spot(1440, 30, 1900, 790, 6),
      spot(780, 40, 1200, 800, -8),
      spot(1600, 10, 1890, 260, 12),
    ],
    order: [3, 1, 0, 2],
    halo: { middle: [1560, 400], radii: [940, 900] },
  },
  tall: {
    width: 900,
    height: 1200,
    solo: [spot(140, 30, 760, 830, -4)],
    spots: [
      spot(30, -30, 660, 850, -5),
      spot(430, 70, 890, 880, 7),
      spot(30, 520, 400, 920, -10),
      spot(600, 10, 890, 290, 12),
    ],
    trio: [
      spot(180, 30, 640, 610, -4),
      spot(480, 240, 890, 840, 6),
      spot(12, 330, 430, 890, -8),
      spot(640, 10, 890, 230, 12),
    ],
    order: [3, 1, 0, 2],
    halo: { middle: [620, 380], radii: [700, 720] },
  },
  square: {
    width: 1200,
    height: 1200,
    solo: [spot(280, 40, 920, 860, -4)],
    spots: [
      spot(170, -30, 880, 920, -5),
      spot(610, 70, 1185, 890, 7),
      spot(50, 520, 470, 930, -10),
      spot(850, 10, 1185, 310, 12),
    ],
    trio: [
      spot(330, 40, 870, 710, -4),
      spot(660, 210, 1185, 860, 6),
      spot(16, 290, 540, 900, -8),
      spot(880, 10, 1185, 250, 12),
    ],
    order: [3, 1, 0, 2],
    halo: { middle: [840, 400], radii: [900, 760] },
  },
};
