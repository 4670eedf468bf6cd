import { listBrands } from '@mall/contracts/api/catalogue/brands';
import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { viewSettings } from '@mall/contracts/api/content/content';
import { issueAppCoupon } from '@mall/contracts/api/money/app-coupon';
import {
  listBrandWishes,
  mergeBrandWishes,
  removeBrandWishes,
} from '@mall/contracts/api/people/brand-wishes';
import { logout, viewMember } from '@mall/contracts/api/people/members';
import { storePushToken } from '@mall/contracts/api/people/mobiles';
import { listWishes, listWishIds, mergeWishes, removeWishes } from '@mall/contracts/api/people/wishes';
import {
  cartProductsAdded,
  catalogListViewed,
  orderCompleted,
  productViewed,
  sessionChanged,
  sessionLoggedOut,
} from '@mall/contracts/events/topics';
import { cartBadge } from '@mall/contracts/platform/fragments';
import type { RemoteDefinition } from '@mall/remote-kit/define-remote';
import { renderRoot } from '@mall/remote-kit/render-root';
import type { ServerShell } from '@mall/remote-kit/server-shell';
import { globalCss, themeCss } from '@mall/ui/theme';
import { compile, serialize, stringify } from 'stylis';
import { Footer } from '../layout/footer/footer.tsx';
import { Header } from '../layout/header.tsx';
import { layoutQuery } from '../layout/layout-query.ts';
import { PageBar } from '../layout/page-bar.tsx';
import { placeIds } from '../layout/place-ids.ts';
import { shellCss } from '../layout/shell-css.ts';

/** What the shell exchanges with the remotes; it owns no route and lends no fragment. */
export const definition: Omit<RemoteDefinition, 'name'> = {
  routes: [],
  uses: {
    fragments: [cartBadge],
    publishes: [sessionChanged, sessionLoggedOut],
    subscribes: [
      sessionChanged,
      sessionLoggedOut,
      productViewed,
      cartProductsAdded,
      catalogListViewed,
      orderCompleted,
    ],
    calls: [
      viewSettings,
      listBrands,
      searchProducts,
      viewMember,
      logout,
      issueAppCoupon,
      storePushToken,
      mergeWishes,
      mergeBrandWishes,
      removeWishes,
      removeBrandWishes,
      listWishes,
      listWishIds,
      listBrandWishes,
    ],
  },
};

const nothing = { html: '', styles: [], fragments: [] };
/** Without comments and white space: it stands in every page. */
const documentCss = serialize(compile(globalCss + shellCss), stringify);

export const shell: ServerShell = {
  async renderLayout(layout, services, tokens) {
    const site = services.site.current();
    const css = { theme: themeCss(site.code), global: documentCss };
    if (layout === 'bare') return { header: nothing, footer: nothing, css };
    await services.queryClient.prefetchQuery(layoutQuery(services, site));
    const header = await renderRoot({
      name: 'shell',
      prefix: 'header',
      content: <Header />,
      services,
      tokens,
    });
    const bar = await renderRoot({ name: 'shell', prefix: 'bar', content: <PageBar />, services, tokens });
    const company = await renderRoot({
      name: 'shell',
      prefix: 'company',
      content: <Footer />,
      services,
      tokens,
    });
    const footer = {
      html: `<div id="${placeIds.bar}">${bar.html}</div><div id="${placeIds.company}">${company.html}</div>`,
      styles: [...bar.styles, ...company.styles],
      fragments: [...bar.fragments, ...company.fragments],
    };
    return { header, footer, css };
  },
};
