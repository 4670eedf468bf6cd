/** A page of a remote that shoppers use. */
export interface FaultPage {
  /** Pattern for the table, e.g. `/goods/view/:productId`. */
  page: string;
  /** What only the whole page has inside its slot, as a selector. */
  ready: string;
  /** Sample member who looks at it; guests otherwise. */
  member?: string;
  /** Of the window, px; that of a desktop unless said. */
  width?: number;
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
  'mf-cart-order': { page: '/cart', ready: 'h1', member: 'silver001' },
  'mf-member': { page: '/mypage', ready: 'h1', member: 'shopper01' },
  'mf-content': { page: '/board/magazine/:magazineId', ready: 'h1' },
  'mf-live': { page: '/livestream', ready: 'h1' },
};

/** Pages of theirs with something to press that is neither a link nor a form's own. */
export const pressPages: FaultPages = {
  ...faultPages,
  'mf-catalog': { page: '/', ready: 'a[href^="/goods/view/"]' },
  'mf-member': { page: '/mypage/addresses', ready: 'h1', member: 'shopper01' },
  'mf-content': { page: '/brand/introduce', ready: 'h1' },
  // Its rail has more than there is room for.
  'mf-live': { page: '/livestream', ready: 'h1', width: 1100 },
};
