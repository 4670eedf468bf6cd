import type { Panel } from '../../piece.ts';

/** Cuffs, hems and bands knitted in rib, always plain. */
export const ribbed: Partial<Panel> = { fabric: 'knit-rib', pattern: 'solid', wrinkle: 0.2 };
