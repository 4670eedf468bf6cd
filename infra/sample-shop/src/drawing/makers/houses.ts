/** A manner of making that is known on the garment itself, with label and ground covered. */
export type House =
  | 'office-men'
  | 'office-women'
  | 'youth'
  | 'plain'
  | 'heritage'
  | 'street'
  | 'romantic'
  | 'outlet';

/** Which brands make in which manner, by the keys of their looks; partners have none of their own. */
const houses: Readonly<Record<House, readonly string[]>> = {
  'office-men': ['mind-bridge-men', 'mb-tailored'],
  'office-women': ['mind-bridge-women', 'mb-atelier'],
  youth: ['jucy-judy', 'judy-studio'],
  plain: ['basic-house', 'basic-essential', 'house-work'],
  heritage: ['aquascutum'],
  street: ['rrig', 'rrig-ground'],
  romantic: ['foluv', 'foluv-home'],
  outlet: ['premium-outlet', 'outlet-select', 'last-size'],
};

const known: ReadonlyMap<string, House> = new Map(
  (Object.keys(houses) as House[]).flatMap((house) => houses[house].map((key) => [key, house] as const)),
);

export const houseOf = (key: string): House | undefined => known.get(key);
