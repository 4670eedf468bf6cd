import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { Season } from '@mall/contracts/domain/catalogue/facets';
import type { Dice } from '../random.ts';
import { type Part, partOf } from './part-of.ts';

/** What decides whether pieces make up an outfit. */
export interface OutfitPiece {
  type: GarmentType;
  line: 'men' | 'women' | 'goods';
  seasons: readonly string[];
  /** Of the colour that its card shows. */
  color_group: string;
}

const quiet: readonly string[] = ['BLACK', 'GRAY', 'WHITE', 'BEIGE', 'NAVY', 'BROWN'];
const denim: readonly GarmentType[] = ['jeans', 'denim-jacket'];
/** Colours that ask for quiet ones beside them; indigo is quiet as denim. */
const loudOf = (pieces: readonly OutfitPiece[]) =>
  new Set(
    pieces
      .filter(({ type, color_group }) => !quiet.includes(color_group) && !denim.includes(type))
      .map(({ color_group }) => color_group),
  );

/** Whether the colours of pieces agree: quiet ones and at most one other. */
export const sharePalette = (pieces: readonly OutfitPiece[]): boolean => loudOf(pieces).size <= 1;

/** Whether pieces are for one person; bags and the like go with anybody. */
export const sharePerson = (pieces: readonly Pick<OutfitPiece, 'line'>[]): boolean =>
  new Set(pieces.map(({ line }) => line).filter((line) => line !== 'goods')).size <= 1;

/** Whether each part is there once, and neither top nor bottom with a dress. */
export function areDistinct(pieces: readonly Pick<OutfitPiece, 'type'>[]): boolean {
  const parts = pieces.map(({ type }) => partOf(type));
  const isCrowded = parts.includes('dress') && (parts.includes('top') || parts.includes('bottom'));
  return new Set(parts).size === parts.length && !isCrowded;
}

const dressed: readonly GarmentType[] = [
  'blazer',
  'wool-coat',
  'trench-coat',
  'blouse',
  'loafers',
  'leather-bag',
];
const athletic: readonly GarmentType[] = ['jogger-pants'];

/** Whether no outfit has a tailored jacket above training trousers. */
export const shareManner = (pieces: readonly Pick<OutfitPiece, 'type'>[]): boolean =>
  !pieces.some(({ type }) => dressed.includes(type)) || !pieces.some(({ type }) => athletic.includes(type));

/** Best sellers that a piece is drawn from, so that sites and headlines differ. */
const drawnFrom = 12;
/** What completes an outfit, the most wanted part first. */
const completing: readonly Part[] = ['bottom', 'top', 'outer', 'shoes', 'bag', 'scarf', 'hat', 'belt'];

export interface Wanted {
  /** What the outfit is about: its first piece is one of these, and the others as far as they can be. */
  types?: readonly GarmentType[] | undefined;
  count: number;
  season: Season;
}

/** An outfit of one person, season and palette, of pieces that sell best; fewer than asked for where there are no more. */
export function outfitOf<Piece extends OutfitPiece>(
  pieces: readonly Piece[],
  { types, count, season }: Wanted,
  dice: Dice,
): Piece[] {
  const worn = pieces.filter(({ seasons }) => seasons.includes(season));
  const isAsked = ({ type }: Piece) => !types || types.includes(type);
  const outfits = (['women', 'men'] as const).map((line) => {
    const own = worn.filter((piece) => piece.line === line || piece.line === 'goods');
    const first = own.filter((piece) => isAsked(piece) && (piece.line === line || !hasClothes(own, isAsked)));
    return first.length > 0
      ? completed([dice.pick(first.slice(0, drawnFrom))], own, { isAsked, count, dice })
      : [];
  });
  const most = Math.max(...outfits.map((outfit) => outfit.length));
  return dice.pick(outfits.filter((outfit) => outfit.length === most));
}

const hasClothes = <Piece extends OutfitPiece>(own: readonly Piece[], isAsked: (piece: Piece) => boolean) =>
  own.some((piece) => piece.line !== 'goods' && isAsked(piece));

interface Completion<Piece> {
  isAsked: (piece: Piece) => boolean;
  count: number;
  dice: Dice;
}

function completed<Piece extends OutfitPiece>(
  outfit: readonly Piece[],
  own: readonly Piece[],
  { isAsked, count, dice }: Completion<Piece>,
): Piece[] {
  if (outfit.length >= count) return [...outfit];
  const fitting = own.filter((piece) => {
    const together = [...outfit, piece];
    return [areDistinct, sharePerson, sharePalette, shareManner].every((agree) => agree(together));
  });
  const asked = fitting.filter(isAsked);
  const next = asked.length > 0 ? asked : ofFirstPart(fitting);
  if (next.length === 0) return [...outfit];
  return completed([...outfit, dice.pick(next.slice(0, drawnFrom))], own, { isAsked, count, dice });
}

function ofFirstPart<Piece extends OutfitPiece>(fitting: readonly Piece[]): Piece[] {
  const part = completing.find((wanted) => fitting.some(({ type }) => partOf(type) === wanted));
  return fitting.filter(({ type }) => partOf(type) === part);
}
