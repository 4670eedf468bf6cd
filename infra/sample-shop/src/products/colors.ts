import type { ColorGroup } from '@mall/contracts/domain/catalogue/color-groups';

export interface SeedColor {
  name: string;
  hex: string;
  group: ColorGroup;
}
const color = (name: string, hex: string, group: ColorGroup): SeedColor => ({ name, hex, group });

const black = color('블랙', '#1d1d1f', 'BLACK');
const charcoal = color('차콜', '#3b3e43', 'GRAY');
const gray = color('그레이', '#8d9093', 'GRAY');
const melange = color('멜란지 그레이', '#b3b5b7', 'GRAY');
const white = color('화이트', '#f6f6f3', 'WHITE');
const offWhite = color('오프화이트', '#efeadf', 'WHITE');
const ivory = color('아이보리', '#ebe2cf', 'WHITE');
const navy = color('네이비', '#1f2942', 'NAVY');
const blue = color('블루', '#3f66a3', 'BLUE');
const sky = color('스카이블루', '#a9c4dd', 'BLUE');
const beige = color('베이지', '#d2c0a0', 'BEIGE');
const sand = color('샌드', '#c7b491', 'BEIGE');
const camel = color('카멜', '#b58650', 'BROWN');
const brown = color('다크 브라운', '#4f382b', 'BROWN');
const mocha = color('모카', '#86694f', 'BROWN');
const khaki = color('카키', '#67664a', 'GREEN');
const olive = color('올리브', '#53573a', 'GREEN');
const green = color('딥 그린', '#2c5242', 'GREEN');
const mint = color('민트', '#abcfc0', 'GREEN');
const burgundy = color('버건디', '#5c1f2d', 'RED');
const red = color('레드', '#b0312d', 'RED');
const pink = color('핑크', '#e6b8c0', 'PINK');
const dustyPink = color('더스티 핑크', '#c9979c', 'PINK');
const lavender = color('라벤더', '#b6a9d0', 'PURPLE');
const butter = color('버터 옐로우', '#ecd994', 'YELLOW');
const mustard = color('머스타드', '#c79a3c', 'YELLOW');

/** Colours that a garment's maker would choose among. */
export const palettes = {
  outer: [black, charcoal, navy, camel, beige, brown, khaki, ivory, burgundy, gray],
  knit: [ivory, black, gray, navy, oatmeal(), camel, green, burgundy, sky, dustyPink, lavender, mustard],
  shirt: [white, sky, navy, black, beige, pink, charcoal, mint, butter],
  tee: [white, black, melange, navy, khaki, sky, pink, butter, lavender, mocha, green, red],
  sweat: [melange, black, navy, ivory, khaki, burgundy, dustyPink, sky, green],
  pants: [black, charcoal, navy, beige, khaki, ivory, mocha, gray, brown],
  denim: [
    color('인디고', '#2b3a58', 'NAVY'),
    color('미디엄 블루', '#5878a3', 'BLUE'),
    color('라이트 블루', '#93aecb', 'BLUE'),
    color('블랙 데님', '#26272b', 'BLACK'),
    color('그레이 데님', '#7b8087', 'GRAY'),
    color('에크루', '#e8dfca', 'WHITE'),
  ],
  dress: [black, ivory, navy, beige, dustyPink, olive, burgundy, lavender, sky],
  leather: [black, brown, camel, burgundy, ivory, color('토프', '#8c7d6c', 'BEIGE')],
  small: [black, ivory, navy, gray, camel, khaki, burgundy, beige, blue, red],
  shoes: [black, white, offWhite, gray, navy, beige, brown, sand],
} as const;
export type PaletteName = keyof typeof palettes;

function oatmeal(): SeedColor {
  return color('오트밀', '#d9cdb8', 'BEIGE');
}
