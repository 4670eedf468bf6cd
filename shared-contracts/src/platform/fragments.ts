import * as z from 'zod/mini';

/** Pieces of UI that one remote lends to others, with the props it accepts (design: A remote). */
export interface FragmentContract<Props extends z.core.$ZodType = z.core.$ZodType> {
  /** `remote/fragment` */
  readonly name: `mf-${string}/${string}`;
  readonly props: Props;
  /** Who needs its script: everybody, or members only because a guest's server HTML is complete by itself. */
  readonly audience: 'everybody' | 'members';
  /**
   * Its script comes once the page's first work is done, because its server HTML does by itself what shoppers first want
   * of it; absent, it comes with the page.
   */
  readonly wakes?: 'when-idle';
}
export type FragmentProps<F> = F extends FragmentContract<infer Props> ? z.output<Props> : never;

const defineFragmentContract = <Props extends z.core.$ZodType>(
  name: FragmentContract['name'],
  props: Props,
  audience: FragmentContract['audience'] = 'everybody',
): FragmentContract<Props> => ({ name, props, audience });

/** Link to the cart with the number of its lines, a plain link for guests; hosted by the shell's header. */
export const cartBadge: FragmentContract<z.ZodMiniObject<Record<never, never>>> = {
  ...defineFragmentContract('mf-cart-order/cart-badge', z.object({}), 'members'),
  wakes: 'when-idle',
};

/** A grid of products by id; hosted by content pages. */
export const productGridFragment = defineFragmentContract(
  'mf-catalog/product-grid',
  z.object({ title: z.string(), productIds: z.array(z.int()) }),
);

/**
 * Colours and sizes of a product, one of them chosen; says so with `product:option-picked`. Hosted by the cart, whose
 * lines can have another option.
 */
export const optionPicker = defineFragmentContract(
  'mf-product/option-picker',
  z.object({ productId: z.int(), optionId: z.int(), isQuick: z.boolean() }),
  'members',
);

/**
 * A product in short: its pictures, its price, and all that choosing and buying need. Hosted by goods lists, in a dialog
 * of their own, which closes at `cart:products-added`.
 */
export const quickView = defineFragmentContract(
  'mf-product/quick-view',
  z.object({ productId: z.int(), colorId: z.optional(z.int()) }),
);

/**
 * The form of a review of one ordered line of a product, of the one that is there where `reviewId` names it; says so with
 * `product:review-written`. Hosted by my page, in a dialog of its own.
 */
export const reviewForm = defineFragmentContract(
  'mf-product/review-form',
  z.object({ productId: z.int(), orderLineId: z.int(), reviewId: z.optional(z.int()) }),
  'members',
);
