import type { CutMark } from '@mall/api/catalogue/pictures/picture-spec';
import type { GarmentKind } from './garments/garment-kind.ts';

const marks: readonly (readonly [word: RegExp, mark: CutMark])[] = [
  [/싱글|체스터필드|투버튼/, 'single'],
  [/더블/, 'double'],
  [/브이넥/, 'v-neck'],
  [/라운드넥/, 'round-neck'],
  [/집업/, 'zip'],
  [/리본 타이/, 'ribbon'],
  [/라운드 칼라/, 'round-collar'],
  [/긴팔/, 'long-sleeve'],
  [/하프 (코트|트렌치코트|패딩)/, 'half'],
  [/롱 패딩/, 'long'],
  [/숏 패딩/, 'short'],
];

/** What is meant when the name says nothing: a summer dress has short sleeves, a hoodie no zip. */
const unsaid: Partial<Record<GarmentKind['type'], readonly [unless: CutMark, mark: CutMark]>> = {
  hoodie: ['zip', 'pullover'],
  dress: ['long-sleeve', 'short-sleeve'],
};

/** How a piece of this name is cut, for its picture and its size table. */
export function cutOf({ type }: GarmentKind, name: string): CutMark[] {
  const said = marks.filter(([word]) => word.test(name)).map(([, mark]) => mark);
  // 더블 with a 투버튼 재킷: the more particular word comes first in the name.
  const own = said.includes('double') ? said.filter((mark) => mark !== 'single') : said;
  const [unless, mark] = unsaid[type] ?? [];
  return unless && mark && !own.includes(unless) ? [...own, mark] : own;
}
