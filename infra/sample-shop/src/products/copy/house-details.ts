import { familyOf } from '@mall/api/catalogue/pictures/looks/families';
import type { PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { type House, houseOf } from '../../drawing/makers/houses.ts';

type Sewn = Pick<PictureSpec, 'type' | 'pattern' | 'cut' | 'maker'>;

const coats = ['wool-coat', 'trench-coat', 'blazer'];
const knits = ['crew-knit', 'turtleneck', 't-shirt', 'long-sleeve-tee', 'sweatshirt'];
const signed = [...knits, 'polo', 'cardigan', 'vest', 'shirt', 'hoodie'];
const isSaid = ({ cut }: Sewn, trait: 'logo' | 'ribbon') => cut?.includes(trait) === true;

/** What a picture shows of a house's own finish, in the words of a label; null where there is nothing to say. */
const details: Readonly<Record<House, (piece: Sewn, isLower: boolean) => string | null>> = {
  'office-men': (_, isLower) => (isLower ? '허리 탭 라벨' : '옆선 탭 라벨'),
  'office-women': (_, isLower) => (isLower ? '허리 파이핑' : '파이핑 마감'),
  youth: (piece, isLower) => {
    if (isLower) return '리본 장식';
    if (knits.includes(piece.type) && piece.pattern === 'solid' && !isSaid(piece, 'logo'))
      return '그래픽 프린트';
    return isSaid(piece, 'ribbon') ? null : '리본 장식';
  },
  plain: (piece) => (isSaid(piece, 'logo') ? null : '작은 사각 라벨'),
  heritage: ({ type }, isLower) => {
    if (isLower) return type.startsWith('skirt') ? null : '주머니 입구 하우스 체크';
    if (coats.includes(type)) return '하우스 체크 안단';
    return signed.includes(type) ? '가슴 방패 자수' : null;
  },
  street: () => '웨빙 스트랩',
  romantic: (_, isLower) => (isLower ? '밑단 레이스, 진주 장식' : '레이스 트림'),
  outlet: () => null,
};

/** What the house sews onto a garment, as its picture shows it; null for partners and for what is no garment. */
export function houseDetailOf(piece: Sewn): string | null {
  const house = piece.maker === undefined ? undefined : houseOf(piece.maker);
  const family = familyOf(piece.type);
  if (!house || !['outer', 'top', 'dress', 'bottom'].includes(family)) return null;
  return details[house](piece, family === 'bottom');
}

/** Houses that adorn: their clothes are never called plain. */
export const isAdorned = (maker: string): boolean =>
  ['youth', 'romantic', 'street'].includes(houseOf(maker) ?? '');
