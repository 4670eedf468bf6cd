import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { FamilySiteCode } from '@mall/contracts/domain/family-site';
import { houseVoices } from './voices/house-voices.ts';
import { lineVoices } from './voices/line-voices.ts';
import { youngVoices } from './voices/young-voices.ts';

type Words = readonly [title: string, subtitle: string, types?: readonly GarmentType[]];

/** How one site speaks and on which grounds its pictures stand. */
export interface SiteVoice {
  /** Main banners in their order, then the bottom ones. */
  banners: readonly Words[];
  top: Words;
  showCases: readonly Words[];
  looks: readonly Words[];
  plans: readonly Words[];
  stylings: readonly (readonly [keyword: string, types: readonly GarmentType[]])[];
  /** Grounds of banners, and of the pictures of its stories, `#rrggbb`. */
  grounds: readonly string[];
  storyGrounds: readonly string[];
}

/** The voice of each family site. */
export const siteVoices: Readonly<Record<FamilySiteCode, SiteVoice>> = {
  ...houseVoices,
  ...lineVoices,
  ...youngVoices,
};
