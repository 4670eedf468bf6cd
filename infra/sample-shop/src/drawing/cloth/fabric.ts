import type { Fabric } from '@mall/api/catalogue/pictures/picture-spec';

/** How a fabric behaves under the light. Heights and lengths in drawing units (10 units to 1 cm). */
export interface FabricNature {
  /** Contrast of the surface tile, 0 to 1. */
  texture: number;
  /** Height of free undulation. */
  wrinkle: number;
  /** Multiplier on the depth of placed folds. */
  drape: number;
  /** Multiplier on thickness and edge roundness. */
  loft: number;
  gloss: number;
  /** The surface looks the same whichever way it is turned. */
  even?: true;
  /** Fine enough that a lean of a few degrees does not show. */
  fine?: true;
}

export const fabricNatures: Record<Fabric, FabricNature> = {
  wool: { texture: 0.3, wrinkle: 6, drape: 0.8, loft: 0.8, gloss: 0, fine: true },
  cotton: { texture: 0.24, wrinkle: 8, drape: 1, loft: 0.55, gloss: 0, even: true },
  denim: { texture: 0.5, wrinkle: 9, drape: 0.95, loft: 0.75, gloss: 0, fine: true },
  'knit-rib': { texture: 0.75, wrinkle: 7, drape: 0.75, loft: 1, gloss: 0 },
  'knit-cable': { texture: 0.95, wrinkle: 7, drape: 0.65, loft: 1.15, gloss: 0 },
  'knit-fine': { texture: 0.5, wrinkle: 7, drape: 0.9, loft: 0.8, gloss: 0, fine: true },
  linen: { texture: 0.4, wrinkle: 12, drape: 1.25, loft: 0.5, gloss: 0, fine: true },
  nylon: { texture: 0.2, wrinkle: 12, drape: 1.15, loft: 0.85, gloss: 0.5, even: true },
  leather: { texture: 0.34, wrinkle: 8, drape: 0.9, loft: 1, gloss: 0.85, even: true },
  suede: { texture: 0.3, wrinkle: 7, drape: 0.85, loft: 0.95, gloss: 0, even: true },
  jersey: { texture: 0.3, wrinkle: 8, drape: 1, loft: 0.55, gloss: 0, fine: true },
  fleece: { texture: 0.34, wrinkle: 8, drape: 0.85, loft: 0.9, gloss: 0, fine: true },
  canvas: { texture: 0.42, wrinkle: 5, drape: 0.7, loft: 0.8, gloss: 0, fine: true },
  satin: { texture: 0.12, wrinkle: 13, drape: 1.35, loft: 0.5, gloss: 0.7, even: true },
  corduroy: { texture: 0.7, wrinkle: 7, drape: 0.8, loft: 0.85, gloss: 0 },
};
