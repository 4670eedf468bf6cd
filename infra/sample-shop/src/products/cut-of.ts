import type { CutTrait, GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { GarmentKind } from './garments/garment-kind.ts';

type Word = readonly [word: RegExp, trait: CutTrait, types?: readonly GarmentType[]];

const slipOns: readonly GarmentType[] = ['socks', 'beanie'];

/** Words of names that speak of cut, and what they ask of the picture; some only of certain kinds of goods. */
const traits: readonly Word[] = [
  [/싱글|투버튼/, 'single'],
  [/더블/, 'double'],
  [/로브/, 'robe'],
  [/발마칸|맥코트/, 'balmacaan'],
  [/체스터필드/, 'chesterfield'],
  [/(?<!싱글 )라이더/, 'rider'],
  [/집업/, 'zip'],
  [/브이넥/, 'v-neck'],
  [/라운드넥/, 'round-neck', ['cardigan', 'vest']],
  [/보트넥/, 'boat-neck'],
  [/하프넥|모크넥/, 'half-neck'],
  [/스탠드넥|하이넥/, 'stand-neck'],
  [/후드/, 'hooded', ['padding']],
  [/리본 타이/, 'ribbon'],
  [/라운드 칼라/, 'round-collar'],
  [/와이드 칼라/, 'wide-collar'],
  [/버튼다운/, 'button-down'],
  [/밴드 칼라/, 'band-collar'],
  [/반팔/, 'short-sleeve', ['shirt', 'blouse', 'dress', 'shirt-dress']],
  [/긴팔/, 'long-sleeve', ['dress']],
  [/래글런/, 'raglan'],
  [/드롭숄더/, 'drop-shoulder'],
  [/크롭/, 'crop'],
  [/숏/, 'short'],
  [/미니/, 'mini'],
  [/하프 /, 'half'],
  [/미디/, 'midi'],
  [/맥시/, 'maxi'],
  [/롱 (?!슬리브)/, 'long'],
  [/버뮤다/, 'long'],
  [/니하이/, 'long', slipOns],
  [/앵클/, 'short', slipOns],
  [/슬림/, 'slim'],
  [/릴렉스/, 'relaxed'],
  [/세미 오버/, 'semi-over'],
  [/오버핏|오버사이즈/, 'over'],
  [/스트레이트|트레이닝/, 'straight'],
  [/테이퍼드/, 'tapered'],
  [/세미 와이드/, 'semi-wide'],
  [/(?<!세미 )와이드(?! 칼라)/, 'wide', ['jeans', 'shorts']],
  [/세미 배기/, 'semi-baggy'],
  [/부츠컷/, 'boot-cut'],
  [/카고/, 'cargo'],
  [/하이웨이스트/, 'high-waist'],
  [/원턱/, 'one-tuck'],
  [/투턱/, 'two-tuck'],
  [/핀턱/, 'pin-tuck'],
  [/밴딩/, 'elastic'],
  [/A라인/, 'a-line'],
  [/H라인/, 'h-line'],
  [/플레어/, 'flared'],
  [/랩 /, 'wrap', ['skirt-midi']],
  [/슬릿/, 'slit'],
  [/언발란스/, 'asymmetric'],
  [/벨티드/, 'belted'],
  [/스트링/, 'string'],
  [/포켓|MA-1/, 'pocket'],
  [/퀼팅/, 'quilted'],
  [/푸퍼/, 'puffer'],
  [/로고/, 'logo'],
  [/워시|빈티지/, 'washed'],
  [/셀비지/, 'selvedge', ['jeans']],
  [/리버시블/, 'reversible'],
  [/셔링/, 'shirred'],
  [/핀버클/, 'pin-buckle'],
  [/스퀘어/, 'square'],
  [/탑핸들/, 'top-handle'],
  [/플랩/, 'flap'],
  [/호보/, 'hobo'],
  [/숄더백/, 'shoulder'],
  [/크로스백/, 'crossbody'],
  [/토트백/, 'tote', ['leather-bag']],
  [/빅|쇼퍼백/, 'big'],
  [/투웨이/, 'two-way'],
  [/청키/, 'chunky'],
  [/하이탑/, 'high-top'],
  [/레트로/, 'retro'],
  [/러닝화/, 'runner'],
  [/코트화/, 'court'],
  [/페니/, 'penny'],
  [/태슬/, 'tassel'],
  [/와치/, 'watch'],
  [/프린지/, 'fringe'],
  [/골지/, 'ribbed', ['socks']],
];

/** What is meant when the name says nothing: a summer dress has short sleeves, a hoodie no zip. */
const unsaid: Partial<Record<GarmentType, readonly [unless: CutTrait, trait: CutTrait]>> = {
  hoodie: ['zip', 'pullover'],
  dress: ['long-sleeve', 'short-sleeve'],
};

/** How a piece of this name is cut, for its picture and its size table. */
export function cutOf({ type }: Pick<GarmentKind, 'type'>, name: string): CutTrait[] {
  // A word at the end is followed by nothing; those that need a space after them find one.
  const said = traits
    .filter(([word, , types]) => word.test(`${name} `) && (types?.includes(type) ?? true))
    .map(([, trait]) => trait);
  const own = [...new Set(said)];
  const [unless, trait] = unsaid[type] ?? [];
  return unless && trait && !own.includes(unless) ? [...own, trait] : own;
}

/** Marks of which a piece can have one: nothing is cropped and long, wide and slim, or has two necks. */
const choices: readonly (readonly CutTrait[])[] = [
  ['single', 'double', 'robe', 'balmacaan', 'chesterfield', 'rider', 'zip'],
  ['belted', 'balmacaan', 'string'],
  ['robe', 'belted'],
  ['v-neck', 'round-neck', 'boat-neck', 'half-neck'],
  ['stand-neck', 'hooded'],
  ['ribbon', 'round-collar', 'wide-collar', 'button-down', 'band-collar', 'v-neck'],
  ['short-sleeve', 'long-sleeve'],
  ['raglan', 'drop-shoulder'],
  ['crop', 'short', 'half', 'midi', 'long', 'maxi', 'mini'],
  ['slim', 'relaxed', 'semi-over', 'over'],
  ['straight', 'tapered', 'semi-wide', 'wide', 'semi-baggy', 'boot-cut', 'slim'],
  ['one-tuck', 'two-tuck', 'elastic'],
  ['quilted', 'puffer'],
  ['a-line', 'h-line', 'flared', 'wrap', 'slit'],
  ['shoulder', 'crossbody', 'tote'],
  ['top-handle', 'shoulder'],
  ['top-handle', 'tote'],
  ['hobo', 'tote'],
  ['hobo', 'crossbody'],
  ['flap', 'tote'],
  ['high-top', 'runner', 'court'],
  ['retro', 'court'],
  ['chunky', 'court'],
  ['selvedge', 'washed'],
];

/** Whether it cannot be cut like that. */
export function isContradiction(cut: readonly CutTrait[]): boolean {
  return choices.some((exclusive) => exclusive.filter((trait) => cut.includes(trait)).length > 1);
}
