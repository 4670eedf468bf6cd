import type { Season } from '@mall/contracts/domain/catalogue/facets';
import type { Dice } from '../random.ts';
import { seasonNames } from '../wardrobe/season.ts';
import { campaignTitles, type Episode, shortFormTitles } from './live-titles.ts';
import { type SiteProducts, takeLook, takeProducts, takeTogether } from './site-products.ts';

/** Goods beside a short form, and of a broadcast. */
const shortFormGoods = 3;
const campaignGoods = 6;

const idsOf = (goods: readonly { product_id: number }[]) => goods.map(({ product_id }) => product_id);
const said = (title: string, season: Season) => title.replaceAll('{계절}', seasonNames[season]);

/** Rows of `short_forms`. */
export function makeShortForms(main: SiteProducts | undefined, dice: Dice) {
  const season = main?.season ?? 'WINTER';
  return shortFormTitles(season).map(({ title, types, line, isLook }, index) => ({
    short_form_id: index + 1,
    title: said(title, season),
    duration_seconds: dice.between(14, 58),
    view_count: dice.between(800, 96_000),
    video_url: null,
    product_ids: main
      ? idsOf((isLook ? takeLook : takeTogether)(main, shortFormGoods, dice, { types, line }))
      : [],
  }));
}

/** Rows of `campaigns`; the schedule sets their times. */
export function makeCampaigns(main: SiteProducts | undefined, now: Date, dice: Dice) {
  const season = main?.season ?? 'WINTER';
  const times = { start_at: now.toISOString(), end_at: new Date(now.getTime() + 1000).toISOString() };
  const goodsOf = ({ types }: Episode) => (main ? takeProducts(main, campaignGoods, dice, { types }) : []);
  return campaignTitles(season).map((episode, index) => ({
    campaign_id: index + 1,
    title: said(episode.title, season),
    host: episode.host,
    ...times,
    product_ids: goodsOf(episode),
  }));
}
