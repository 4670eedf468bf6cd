import { htmlToRichText } from '@mall/api/catalogue/content/rich-text/html-to-rich-text';
import { facets } from '@mall/contracts/domain/catalogue/facets';
import type { Dice } from '../../random.ts';
import type { Period } from '../period.ts';
import { type SiteProducts, takeProducts, takeTogether } from '../site-products.ts';
import { eventPeriods } from './event-periods.ts';
import { type EventText, eventTexts } from './event-texts.ts';

const dayMs = 86_400_000;
/** Products on the page of an event. */
const eventGoods = 8;
/** Banners of events and of popups are numbered from here. */
const firstBannerId = 20_001;
const firstPopupBannerId = 40_001;

const names = ['김*연', '이*민', '박*', '최*우', '정*은', '강*', '윤*아', '한*진'];

/** The banner of the sample event at a place. */
export const bannerIdOf = (index: number) => firstBannerId + index;

/** What the page of an event says. */
export const paragraphsOf = (text: EventText) => [...text.content, ...htmlToRichText(text.html ?? '').text];

/** Rows of `event_comments`: from the middle of an event to its end or to now, newest first; none of one that comes. */
export function commentsOf(index: number, text: EventText, { start, end }: Period, now: Date, dice: Dice) {
  const until = Math.min(now.getTime(), end.getTime());
  const comments = text.comments ?? [];
  if (until <= start.getTime()) return [];
  const apart = (until - start.getTime()) / 2 / (comments.length + 1);
  return comments.map((content, place) => ({
    event_id: index + 1,
    user_name: dice.pick(names),
    content,
    created_at: new Date(until - apart * (place + 1)).toISOString(),
  }));
}

/** Rows of `events` with their banners and comments. */
export function makeEvents(sites: readonly SiteProducts[], now: Date, dice: Dice) {
  const [main] = sites;
  if (!main) return { events: [], banners: [], comments: [] };
  const periods = eventPeriods(now);
  const texts = eventTexts(
    now,
    periods.map(({ start }) => start),
  );
  const made = periods.flatMap((period, index) => {
    const text = texts[index];
    return text ? [makeEvent(main, index, text, period, { now, dice })] : [];
  });
  return {
    events: made.map((item) => item.event),
    banners: made.map((item) => item.banner),
    comments: made.flatMap((item) => item.comments),
  };
}

interface Ground {
  now: Date;
  dice: Dice;
}

function makeEvent(
  main: SiteProducts,
  index: number,
  text: EventText,
  period: Period,
  { now, dice }: Ground,
) {
  const event_id = index + 1;
  const banner_id = bannerIdOf(index);
  const subject = { types: text.goods };
  const end_at = period.end.toISOString();
  return {
    event: {
      event_id,
      family_site_id: main.site.id,
      banner_id,
      content: paragraphsOf(text),
      has_comments: text.comments !== undefined,
      product_ids: takeProducts(main, eventGoods, dice, subject),
      attendance_rewards: text.attendance ?? null,
      winners: text.winners ?? [],
      drawn_at: text.winners ? end_at : null,
      start_at: period.start.toISOString(),
      end_at,
    },
    banner: {
      ...bannerOf(main, banner_id, text.title, text.subtitle, takeTogether(main, 3, dice, subject)),
      place: 'event',
      href: `/event/common/view/${event_id}`,
    },
    comments: commentsOf(index, text, period, now, dice),
  };
}

/** What popups say besides the running event that the first one announces. */
const popups = [
  { device: 'ALL', event: 4 },
  { device: 'PC', event: 5 },
  {
    device: 'MOBILE',
    title: '빠른배송으로 내일 만나요',
    href: `/goods/list?${facets.state.parameter}[]=DELIVERY_GUARANTEE`,
    flag: 'DELIVERY_GUARANTEE',
  },
] as const;

/** Rows of `popups` on the main shop, with their banners, as long as what they announce. An operator adds clips. */
export function makePopups(sites: readonly SiteProducts[], now: Date, dice: Dice) {
  const [main] = sites;
  if (!main) return [];
  const periods = eventPeriods(now);
  const texts = eventTexts(
    now,
    periods.map(({ start }) => start),
  );
  return popups.map((popup, index) => {
    const place = 'event' in popup ? popup.event - 1 : -1;
    const text = texts[place];
    const banner_id = firstPopupBannerId + index;
    const subject = { types: text?.goods, flag: 'flag' in popup ? popup.flag : undefined };
    const title = 'title' in popup ? popup.title : (text?.title ?? '');
    return {
      popup: {
        popup_id: index + 1,
        family_site_id: main.site.id,
        kind: 'IMAGE',
        device: popup.device,
        position: index,
        banner_id,
        start_at: new Date(now.getTime() - dayMs).toISOString(),
        end_at: (periods[place]?.end ?? new Date(now.getTime() + 365 * dayMs)).toISOString(),
      },
      banner: {
        ...bannerOf(main, banner_id, title, '', takeTogether(main, 3, dice, subject)),
        place: 'popup',
        href: 'href' in popup ? popup.href : `/event/common/view/${popup.event}`,
      },
    };
  });
}

function bannerOf(
  entry: SiteProducts,
  banner_id: number,
  title: string,
  subtitle: string,
  pieces: readonly { product_id: number }[],
) {
  return {
    banner_id,
    family_site_id: entry.site.id,
    position: banner_id % 100,
    title,
    subtitle,
    tone: 'dark',
    ground_hex: '#e9e4dc',
    product_ids: pieces.map(({ product_id }) => product_id),
  };
}
