import type { Pattern } from '@mall/api/catalogue/pictures/picture-spec';
import type { Dice } from '../random.ts';
import { cutOf, isContradiction } from './cut-of.ts';
import { type GarmentKind, type Material, patternWords } from './garments/garment-kind.ts';
import { seasonsOf } from './seasons-of.ts';

export interface ProductDesign {
  name: string;
  fit: string;
  material: Material;
  noun: string;
  pattern: Pattern;
}

const repeats = (fit: string, material: string, noun: string): boolean => {
  const words = `${fit} ${material} ${noun}`.split(' ');
  return words.some((word, index) =>
    words.some((other, at) => at !== index && word.length > 1 && other.includes(word)),
  );
};

/** Short sleeves of a cloth that is not worn in summer. */
const isColdInSummer = (kind: GarmentKind, cloth: Material, noun: string): boolean =>
  noun.startsWith('반팔') && !seasonsOf(kind, cloth).includes('SUMMER');

/** Composes cut, pattern, material and piece as Korean shops do: "핸드메이드 울 캐시미어 맥시 코트". */
export function designOf(kind: GarmentKind, taken: ReadonlySet<string>, dice: Dice): ProductDesign {
  for (let attempt = 0; ; attempt += 1) {
    const fit = dice.pick(kind.fits);
    const material = dice.pick(kind.materials);
    const noun = dice.pick(kind.nouns);
    const pattern = dice.pick(kind.patterns);
    const words = [fit, patternWords[pattern], material.name, noun].filter(Boolean).join(' ').split(' ');
    // 데님 + 데님 재킷 is a 데님 재킷.
    const name = words.filter((word, index) => word !== words[index - 1]).join(' ');
    if (isContradiction(cutOf(kind, name)) || isColdInSummer(kind, material, noun)) continue;
    // A brand calls two products the same only when the words run out; the product code distinguishes them.
    if (attempt < 12 && (taken.has(name) || repeats(fit, material.name, noun))) continue;
    return { name, fit, material, noun, pattern };
  }
}
