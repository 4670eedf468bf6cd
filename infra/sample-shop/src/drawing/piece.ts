import type { Fabric, Pattern, PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import type { Cut } from './garments/parts/torso.ts';
import type { Anchor, Point } from './geometry.ts';
import type { Maker } from './makers/maker.ts';
import type { Random } from './random.ts';

/** A soft ridge or, with a negative depth, a valley in a panel. */
export interface Fold {
  along: readonly Anchor[];
  width: number;
  depth: number;
}

interface Layered {
  /** Lies above the whole piece, wherever its builder lists it: a forearm folded over the body. */
  over?: true;
  /** Seen through the neck from the front, behind the wearer. */
  inside?: true;
}

/** One cut of cloth. Whatever it does not say, it takes from the piece. */
export interface Panel extends Layered {
  kind: 'panel';
  outline: readonly Anchor[];
  fabric?: Fabric;
  pattern?: Pattern | 'house-check';
  hex?: string;
  /** Lightness step against its colour, -1 to 1. */
  tone?: number;
  /** The way its warp runs, in degrees clockwise from upright. */
  grain?: number;
  thickness?: number;
  round?: number;
  wrinkle?: number;
  folds?: readonly Fold[];
  /** Runs into the cloth beside it without an edge of its own. */
  seamless?: true;
  /** Stands at this height whatever lies behind it, and does not follow its shape: the nearer shoe of a pair. */
  level?: number;
}

/** A line on the cloth below it: a row of stitches, a seam, a rib, a pressed crease. */
export interface Line extends Layered {
  kind: 'line';
  along: readonly Anchor[];
  look: 'stitch' | 'seam' | 'rib' | 'edge' | 'cord' | 'twist' | 'fade' | 'eyelet';
  hex?: string;
  width?: number;
}

/** A hard part drawn around its own zero, always above the cloth. */
export interface Trim extends Layered {
  kind: 'trim';
  at: Point;
  rotation?: number;
  size?: number;
  svg: string;
}

export type Part = Panel | Line | Trim;

/**
 * A garment or accessory, 10 units to the centimetre, its centre line at x = 0 and y growing downward.
 * `focuses` are the places worth a close look.
 */
export interface Piece {
  parts: Part[];
  focuses: Point[];
}

export type Pose = 'flat' | 'folded' | 'worn';

/** What a builder works from. */
export interface GarmentContext {
  spec: PictureSpec;
  random: Random;
  /** Main and second colour, as cloth shows them. */
  cloth: string;
  accent: string;
  maker: Maker;
  back: boolean;
  /** Folded on a table, worn on a body, or laid flat. */
  pose: Pose;
  /** Measures that a builder settles on, for what its house sews on in the end. */
  settled: {
    cut?: Cut;
    waist?: {
      half: number;
      band: number;
      length: number;
      isElastic?: boolean;
      legs?: readonly (readonly [inner: number, outer: number])[];
    };
    edge?: number;
    front?: { top: number; half: number };
  };
}

export type Builder = (context: GarmentContext) => Piece;

export const panel = (outline: readonly Anchor[], more: Omit<Panel, 'kind' | 'outline'> = {}): Panel => ({
  kind: 'panel',
  outline,
  ...more,
});

export const line = (along: readonly Anchor[], look: Line['look'], more: Partial<Line> = {}): Line => ({
  ...more,
  kind: 'line',
  along,
  look,
});

export const trim = (at: Point, svg: string, more: Partial<Trim> = {}): Trim => ({
  ...more,
  kind: 'trim',
  at,
  svg,
});

/** The same parts, above all others. */
export const over = (parts: readonly Part[]): Part[] => parts.map((part) => ({ ...part, over: true }));

/** The same parts, seen through the neck. */
export const inside = (parts: readonly Part[]): Part[] => parts.map((part) => ({ ...part, inside: true }));
