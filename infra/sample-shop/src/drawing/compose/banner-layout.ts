import type { BannerSpec } from '@mall/api/catalogue/pictures/picture-spec';
import type { Box } from './placement.ts';

/** Where one piece of a banner lies; boxes may reach past the canvas, which crops them. */
interface BannerSpot {
  box: Box;
  turn: number;
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

const spot = (left: number, top: number, right: number, bottom: number, turn: number): BannerSpot => ({
  box: { left, top, right, bottom },
  turn,
});

/** Text keeps the left of a wide banner and the bottom of a tall or square one. */
export const bannerLayouts: Record<BannerSpec['shape'], BannerLayout> = {
  wide: {
    width: 1920,
    height: 800,
    solo: [spot(1110, 20, 1790, 800, -4)],
    spots: [
      spot(930, -70, 1560, 880, -5),
      spot(1340, 10, 2020, 930, 8),
      spot(790, 380, 1120, 800, -11),
      spot(1540, -90, 1900, 330, 12),
    ],
    trio: [
      spot(1090, -40, 1650, 840, -4),
      spot(1470, 30, 2030, 910, 8),
      spot(800, 50, 1360, 930, -9),
      spot(1620, -90, 1900, 250, 12),
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
      spot(400, 60, 960, 930, 8),
      spot(30, 520, 400, 920, -10),
      spot(620, -90, 940, 300, 12),
    ],
    trio: [
      spot(180, 30, 640, 610, -4),
      spot(490, 240, 930, 840, 8),
      spot(-10, 330, 430, 910, -9),
      spot(680, -60, 920, 220, 12),
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
      spot(600, 60, 1270, 960, 8),
      spot(50, 520, 470, 930, -10),
      spot(880, -110, 1260, 320, 12),
    ],
    trio: [
      spot(330, 40, 870, 710, -4),
      spot(690, 210, 1230, 880, 8),
      spot(10, 290, 540, 940, -9),
      spot(900, -90, 1220, 260, 12),
    ],
    order: [3, 1, 0, 2],
    halo: { middle: [840, 400], radii: [900, 760] },
  },
};
