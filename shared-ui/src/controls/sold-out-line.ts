import { color } from '../theme.ts';

/** A diagonal hairline over a choice that is sold out. */
export const soldOutLine = {
  background: `linear-gradient(to top right, transparent calc(50% - 0.5px), ${color.control} 50%, transparent calc(50% + 0.5px)), ${color.wash}`,
} as const;
