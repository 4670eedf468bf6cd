import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';

interface Specialty {
  types: readonly GarmentType[];
  /** How much of what the brand sells is of these, 0 to 1. */
  share: number;
  /** Names of the colours that the brand works in (`products/colors.ts`); one that has none of a kind's colours takes all. */
  colors: readonly string[];
}

const coats: readonly GarmentType[] = ['wool-coat', 'trench-coat'];
const office = ['블랙', '차콜', '네이비', '화이트', '스카이블루', '그레이', '베이지'];
const earth = ['베이지', '샌드', '카멜', '모카', '올리브', '카키', '아이보리', '오트밀', '다크 브라운'];
const sweet = ['핑크', '라벤더', '버터 옐로우', '스카이블루', '민트', '화이트', '아이보리', '레드'];
const mono = ['블랙', '차콜', '그레이', '멜란지 그레이', '화이트', '오프화이트', '블랙 데님', '그레이 데님'];
const plain = ['화이트', '블랙', '네이비', '멜란지 그레이', '그레이', '베이지', '카키'];
const soft = ['아이보리', '베이지', '더스티 핑크', '라벤더', '핑크', '버터 옐로우', '민트', '오프화이트'];
const field = ['블랙', '카키', '올리브', '차콜', '샌드', '네이비'];
const hides = ['카멜', '다크 브라운', '블랙', '버건디', '토프', '아이보리'];
const heritage = ['카멜', '베이지', '네이비', '버건디', '다크 브라운', '딥 그린', '아이보리'];
const nordic = ['그레이', '네이비', '아이보리', '오트밀', '차콜', '딥 그린', '스카이블루'];
const bright = ['레드', '딥 그린', '머스타드', '블루', '버터 옐로우', '화이트', '핑크', '스카이블루'];

/** What brands are known for, by `brand_id`: kinds of goods, and colours. */
export const specialties: Readonly<Record<number, Specialty>> = {
  1: { types: ['shirt', 'slacks', 'blazer', 'polo', 'crew-knit'], share: 0.45, colors: office },
  2: {
    types: ['blazer', 'slacks', 'shirt', 'wool-coat', 'belt'],
    share: 0.7,
    colors: ['차콜', '네이비', '블랙', '그레이', '화이트', '버건디'],
  },
  3: {
    types: ['blouse', 'slacks', 'skirt-midi', 'crew-knit', 'trench-coat'],
    share: 0.45,
    colors: [...office, '아이보리', '더스티 핑크'],
  },
  4: {
    types: ['blazer', 'blouse', 'slacks', 'skirt-midi', 'dress', 'trench-coat'],
    share: 0.7,
    colors: ['블랙', '아이보리', '오프화이트', '카멜', '베이지', '모카'],
  },
  5: {
    types: ['crew-knit', 'cardigan', 'skirt-pleated', 'sweatshirt', 't-shirt', 'jeans'],
    share: 0.5,
    colors: sweet,
  },
  6: {
    types: ['sweatshirt', 'hoodie', 't-shirt', 'jogger-pants'],
    share: 0.55,
    colors: ['멜란지 그레이', '네이비', '스카이블루', '핑크', '화이트', '딥 그린'],
  },
  7: {
    types: ['t-shirt', 'shirt', 'jeans', 'sweatshirt', 'crew-knit'],
    share: 0.4,
    colors: [...plain, '스카이블루', '인디고', '미디엄 블루'],
  },
  8: {
    types: ['t-shirt', 'long-sleeve-tee', 'sweatshirt', 'jogger-pants'],
    share: 0.75,
    colors: ['화이트', '블랙', '멜란지 그레이', '네이비'],
  },
  9: {
    types: ['backpack', 'jogger-pants', 'cap', 'padding-vest', 'bomber-jacket'],
    share: 0.55,
    colors: [...field, '카멜', '모카'],
  },
  10: {
    types: ['wool-coat', 'blazer', 'crew-knit', 'slacks', 'padding'],
    share: 0.4,
    colors: [...office, '버건디', '카멜'],
  },
  11: {
    types: ['dress', 'blouse', 'skirt-midi', 'leather-bag', 'loafers'],
    share: 0.5,
    colors: ['블랙', '아이보리', '버건디', '베이지', '네이비', '레드'],
  },
  12: {
    types: ['sneakers', 'padding', 'jeans', 'shirt', 'belt'],
    share: 0.45,
    colors: ['블랙', '레드', '네이비', '화이트', '카키', '머스타드'],
  },
  13: { types: ['crew-knit', 'cardigan', 'dress', 'blouse', 'skirt-midi'], share: 0.6, colors: soft },
  14: {
    types: ['long-sleeve-tee', 'jogger-pants', 'socks', 'cardigan', 'sweatshirt'],
    share: 0.6,
    colors: ['오트밀', '아이보리', '베이지', '모카', '그레이', '더스티 핑크'],
  },
  15: {
    types: ['bomber-jacket', 'backpack', 'jogger-pants', 'cap', 'sneakers'],
    share: 0.6,
    colors: ['블랙', '차콜', '카키', '샌드', '그레이'],
  },
  16: {
    types: ['hoodie', 'sweatshirt', 'bomber-jacket', 'wide-pants', 'cap'],
    share: 0.6,
    colors: [...field, '멜란지 그레이', '버건디'],
  },
  17: { types: ['crew-knit', 'turtleneck', 'cardigan', 'padding', 'wool-coat'], share: 0.55, colors: nordic },
  18: { types: ['shirt-dress', 'wide-pants', 'cardigan', 'shirt', 'dress'], share: 0.55, colors: earth },
  19: { types: ['t-shirt', 'crew-knit', 'sweatshirt', 'polo', 'cardigan'], share: 0.55, colors: bright },
  20: {
    types: ['jeans', 'denim-jacket'],
    share: 0.85,
    colors: ['인디고', '미디엄 블루', '라이트 블루', '블랙 데님', '그레이 데님', '에크루', '네이비'],
  },
  21: { types: ['crew-knit', 'slacks', 'wide-pants', 'shirt', 'blazer'], share: 0.5, colors: mono },
  22: { types: ['leather-bag', 'belt', 'loafers', 'leather-jacket'], share: 0.85, colors: hides },
  23: {
    types: ['sneakers', 'loafers'],
    share: 0.85,
    colors: ['화이트', '오프화이트', '네이비', '샌드', '베이지', '그레이', '카멜'],
  },
  24: {
    types: ['cardigan', 'blouse', 'skirt-pleated', 'dress', 'wide-pants'],
    share: 0.5,
    colors: ['아이보리', '카멜', '스카이블루', '더스티 핑크', '버터 옐로우', '모카', '베이지'],
  },
  25: {
    types: [...coats, 'padding', 'padding-vest', 'bomber-jacket'],
    share: 0.85,
    colors: ['네이비', '블랙', '베이지', '카키', '차콜', '머스타드'],
  },
  26: { types: ['cap', 'beanie', 'scarf', 'socks'], share: 0.8, colors: [...bright, '아이보리', '카멜'] },
  27: { types: ['leather-bag', 'scarf', 'belt'], share: 0.85, colors: heritage },
  28: {
    types: [...coats, 'blazer', 'shirt', 'crew-knit', 'scarf'],
    share: 0.6,
    colors: [...heritage, '블랙', '화이트'],
  },
};
