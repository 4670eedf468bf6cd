import { lightness } from '../../color.ts';
import type { GarmentContext, Panel } from '../../piece.ts';

/** The ground of the heritage house's check. */
export const checkGround = '#c7a473';

/** Piping of the women's office house: mauve, and paler on dark cloth. */
export const mauve = ({ cloth }: GarmentContext): string => (lightness(cloth) > 0.4 ? '#a04f74' : '#e0a3bd');

/** The men's office house tips its edges in pale shirting blue, or in navy on pale cloth. */
export const tipping = ({ cloth }: GarmentContext): string =>
  lightness(cloth) > 0.55 ? '#2f4a78' : '#bcd0ea';

const check: Partial<Panel> = { fabric: 'cotton', pattern: 'house-check', hex: checkGround, tone: 0 };
/** Shirting that office clothes are lined and faced with. */
const facing: Partial<Panel> = { fabric: 'cotton', pattern: 'solid', hex: '#cfdcec', tone: 0 };
const silk: Partial<Panel> = { fabric: 'satin', pattern: 'solid', hex: '#b58a9c', tone: -0.1 };

/** What a house lines everything with, seen through necks and in turned edges; most have nothing of their own. */
export function houseLining({ maker }: GarmentContext): Partial<Panel> | undefined {
  if (maker.house === 'heritage') return check;
  if (maker.house === 'office-men') return facing;
  return maker.house === 'office-women' ? silk : undefined;
}
