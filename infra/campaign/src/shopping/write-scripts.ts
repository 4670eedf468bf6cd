import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { writeInquiry } from '@mall/contracts/api/community/inquiries';
import { writeReview } from '@mall/contracts/api/community/review-writing';
import { writeEventComment } from '@mall/contracts/api/content/event-comments';
import { listEvents } from '@mall/contracts/api/content/events';
import { addToCart } from '@mall/contracts/api/orders/carts';
import { viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { requestClaim } from '@mall/contracts/api/orders/order-claims';
import { confirmMember, editMember } from '@mall/contracts/api/people/member-account';
import type { Caller } from '../callers/caller.ts';
import { logIn, samplePassword } from '../callers/members.ts';
import { scriptsWithin } from '../inputs/script-texts.ts';
import type { CampaignShop } from '../shop/campaign-shop.ts';
import type { OptionToBuy } from '../shop/goods.ts';
import { buy, codeOf, wanted } from './shopping.ts';

/** Where the texts can be seen. */
export interface Written {
  /** Values of the parameters of pages. */
  ids: Record<string, string>;
  orderId: string;
}

/** What of a reply says whether something was written. */
interface Outcome {
  success: boolean;
  status: number;
  code: string | undefined;
}

const pieces = 50;
const quoted = (cells: readonly (string | number)[]) =>
  cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',');
const numberIn = (lines: readonly string[], pattern: RegExp): number => {
  const [, number] = pattern.exec(lines.join('\n')) ?? [];
  if (number === undefined) throw new Error(`no number in: ${lines.join(' ')}`);
  return Number(number);
};

/** Texts that operators write: a brand, a category, products of a CSV, a notice. */
export async function operatorTexts({ operate, goods, visitor }: CampaignShop) {
  const brand = await operate('brands.add', {
    name: scriptsWithin(60),
    name_en: scriptsWithin(60),
    site: 'tbh_shop',
    introduction: scriptsWithin(1000),
  });
  const brandId = numberIn(brand.lines, /(\d+)/);
  const category = await operate('categories.add', { name: scriptsWithin(40), parent_id: 2 });
  const categoryId = numberIn(category.lines, /(\d+)/);
  const heads =
    'code,brand_id,category_id,product_name,retail_price,sell_price,garment_type,fabric,pattern,color_name,color_hex,color_group,size_name,stock,picture';
  const row = [
    'SCRIPT-1',
    brandId,
    categoryId,
    scriptsWithin(100),
    50_000,
    50_000,
    'wool-coat',
    'wool',
    'solid',
    scriptsWithin(30),
    '#1d1d1f',
    'BLACK',
    scriptsWithin(20),
    pieces,
    '',
  ];
  const imported = await operate('catalogue.import', { csv: `${heads}\n${quoted(row)}\n`, pictures: {} });
  goods.bring(pieces);
  const productId = numberIn(imported.lines, /(\d+)/);
  const notice = await operate('notices.add', {
    title: scriptsWithin(200),
    category: scriptsWithin(20),
    content: [scriptsWithin(5000)],
    is_pinned: true,
  });
  const noticeId = numberIn(notice.lines, /notice (\d+)/);
  const { data } = await visitor().call(viewProduct, { params: { id: productId } });
  const [size] = data.options.colors.flatMap((color) => color.sizes);
  const option: OptionToBuy = {
    product_id: productId,
    product_option_id: size?.product_option_id ?? 0,
    stock: pieces,
  };
  return { brandId, categoryId, noticeId, option };
}

/** A question and a comment that everybody sees; the first that is refused, or the last. */
async function writeOpenly(member: Caller, product_id: number, content: string): Promise<Outcome> {
  const inquiry = { product_id, category: 'ETC', is_secret: false, content } as const;
  const asked = await member.call(writeInquiry, { body: inquiry });
  if (!asked.success) return asked;
  const events = (await member.call(listEvents, { query: { state: 'ONGOING' } })).data.rows;
  const comments = await Promise.all(
    events.map(({ event_id }) => member.call(writeEventComment, { body: { event_id, content } })),
  );
  return (
    comments.find(({ success }) => success) ?? comments[0] ?? { success: false, status: 0, code: 'NO_EVENT' }
  );
}

/** Texts that a member writes: details, an order, a claim, a review, an inquiry, a comment; those refused by name. */
export async function shopperTexts(
  { visitor, provider, operate }: CampaignShop,
  { brandId, categoryId, noticeId, option }: Awaited<ReturnType<typeof operatorTexts>>,
): Promise<{ member: Caller; written: Written; refused: string[] }> {
  const member = visitor();
  const refused: string[] = [];
  const keep = async (name: string, write: Promise<Outcome>) => {
    const reply = await write;
    if (!reply.success) refused.push(`${name}: ${codeOf(reply)}`);
  };
  const member_id = await logIn(member, 'silver001');
  await member.call(confirmMember, { body: { member_id, password: samplePassword } });
  const details = {
    nick_name: scriptsWithin(20),
    address: scriptsWithin(200),
    address_detail: scriptsWithin(200),
    zipcode: '04793',
  };
  await keep('details', member.call(editMember, { body: { member_id, ...details } }));
  const inflow_url = scriptsWithin(500);
  await keep(
    'cart',
    member.call(addToCart, { body: { same_product: 'Y', products: [{ ...wanted(option), inflow_url }] } }),
  );
  const { order_id } = await buy(member, provider, [wanted(option, 2)], {
    orderer_name: scriptsWithin(30),
    orderer_email: '"<svg/onload=x()>"@example.com',
    receiver_name: scriptsWithin(30),
    address: scriptsWithin(200),
    address_detail: scriptsWithin(100),
    delivery_memo: scriptsWithin(100),
  });
  for (const to of ['CONFIRM_SETTLEMENT', 'DOMESTIC_SHIPPING', 'SHIPPING_COMPLETE'])
    await operate('orders.move', { order_id, to });
  const [{ order_line_id = 0 } = {}] = (await member.call(viewMyOrder, { query: { order_id } })).data.lines;
  const content = scriptsWithin(300);
  await keep(
    'review',
    member.call(writeReview, { body: { order_line_id, score: 5, content: scriptsWithin(1000) } }),
  );
  const lines = [{ order_line_id, order_quantity: 1 }];
  await keep(
    'claim',
    member.call(requestClaim, {
      body: { order_id, kind: 'RETURN', reason: 'SIZE', detail: scriptsWithin(500), lines },
    }),
  );
  await keep('inquiry and comment', writeOpenly(member, option.product_id, content));
  const { product_id } = option;
  const ids = {
    productId: String(product_id),
    brandId: String(brandId),
    categoryId: String(categoryId),
    noticeId: String(noticeId),
  };
  return { member, refused, written: { ids, orderId: order_id } };
}
