import type { Fabric } from '@mall/api/catalogue/pictures/picture-spec';

/** How a cloth creases where it is pulled or bent. */
interface Crease {
  /** How many creases where plain cotton has two. */
  count: number;
  /** Factors on their width and depth. */
  fine: number;
  depth: number;
  /** Factor on long folds that hang by their own weight. */
  fall: number;
}

const crease = (count: number, fine: number, depth: number, fall: number): Crease => ({
  count,
  fine,
  depth,
  fall,
});

/** Knits lie soft and round, linen crumples finely, denim breaks short and hard, a wool coat hardly creases at all. */
const creases: Record<Fabric, Crease> = {
  wool: crease(0.5, 1.5, 0.5, 0.7),
  cotton: crease(2, 0.9, 0.9, 1),
  denim: crease(3, 0.72, 1.15, 0.5),
  'knit-rib': crease(0.6, 1.6, 0.7, 0.8),
  'knit-cable': crease(0.5, 1.7, 0.7, 0.7),
  'knit-fine': crease(1, 1.5, 0.75, 0.9),
  linen: crease(4, 0.62, 1.1, 0.9),
  nylon: crease(3, 0.8, 1, 0.8),
  leather: crease(2.4, 1, 1.2, 0.6),
  suede: crease(1, 1.3, 0.8, 0.7),
  jersey: crease(1.4, 1.25, 0.8, 1),
  fleece: crease(1.2, 1.4, 0.9, 0.8),
  canvas: crease(1.6, 1, 0.8, 0.4),
  satin: crease(2, 1.2, 0.9, 1.4),
  corduroy: crease(1.2, 1.2, 0.8, 0.6),
};

export const creaseOf = (fabric: Fabric): Crease => creases[fabric];
