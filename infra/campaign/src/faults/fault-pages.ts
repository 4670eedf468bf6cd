/** A page of a remote that shoppers use. */
export interface FaultPage {
  /** Pattern for the table, e.g. `/goods/view/:productId`. */
  page: string;
  /** What only the whole page has inside its slot, as a selector. */
  ready: string;
  /** Sample member who looks at it; guests otherwise. */
  member?: string;
  /** What is pressed on it, as a selector inside its slot; its first button unless said. */
  press?: string;
}

export const faultRemotes = [
  'mf-catalog',
  'mf-product',
  'mf-cart-order',
  'mf-member',
  'mf-content',
  'mf-live',
] as const;
export type FaultRemote = (typeof faultRemotes)[number];
export type FaultPages = Readonly<Record<FaultRemote, FaultPage>>;

/** The page that each remote is looked at on. */
export const faultPages: FaultPages = {
  'mf-catalog': { page: '/goods/list', ready: 'a[href^="/goods/view/"]' },
  'mf-product': { page: '/goods/view/:productId', ready: 'h1' },
  'mf-cart-order': { page: '/cart', ready: 'h1', member: 'platinum1' },
  'mf-member': { page: '/mypage', ready: 'h1', member: 'shopper01' },
  'mf-content': { page: '/board/magazine/:magazineId', ready: 'h1' },
  'mf-live': { page: '/livestream', ready: 'h1' },
};

/** Pages of theirs with something to press that has a handler of its own. */
export const pressPages: FaultPages = {
  ...faultPages,
  'mf-catalog': { page: '/', ready: 'a[href^="/goods/view/"]' },
  'mf-member': { page: '/mypage/addresses', ready: 'h1', member: 'shopper01' },
  'mf-content': { page: '/coupon/list', ready: 'h1' },
  // A clip, which plays on the page.
  'mf-live': { page: '/livestream', ready: 'h1', press: 'article h3 a' },
};
