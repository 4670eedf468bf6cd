import { renderRoot } from '@mall/remote-kit/render-root';
import type { Rendered } from '@mall/remote-kit/server-remote';
import type { ServerShell } from '@mall/remote-kit/server-shell';
import type { RemoteServices } from '@mall/remote-kit/services';
import { globalCss, themeCss } from '@mall/ui/theme';
import { compile, serialize, stringify } from 'stylis';
import { Footer } from '../layout/footer/footer.tsx';
import { Header } from '../layout/header.tsx';
import { layoutQuery } from '../layout/layout-query.ts';
import { PageBar } from '../layout/page-bar.tsx';
import { placeIds } from '../layout/place-ids.ts';
import { shellCss } from '../layout/shell-css.ts';

const nothing = { html: '', styles: [], fragments: [] };
/** Without comments and white space: it stands in every page. */
const documentCss = serialize(compile(globalCss + shellCss), stringify);
/** By the settings that they show: neither the page nor its visitor is in one, and renders share the settings. */
const footers = new WeakMap<object, Rendered>();

/** Header and footer of a page (docs/design.md: A page). */
export const renderLayout: ServerShell['renderLayout'] = async (layout, services, tokens) => {
  const site = services.site.current();
  const css = { theme: themeCss(site.code), global: documentCss };
  if (layout === 'bare') return { header: nothing, footer: nothing, css };
  await services.queryClient.prefetchQuery(layoutQuery(services, site));
  const root = { name: 'shell', services, tokens };
  const header = await renderRoot({ ...root, prefix: 'header', content: <Header /> });
  const bar = await renderRoot({ ...root, prefix: 'bar', content: <PageBar /> });
  const render = () => renderRoot({ ...root, prefix: 'company', content: <Footer /> });
  const company = await footerOnce(services, render);
  const footer = {
    html: `<div id="${placeIds.bar}">${bar.html}</div><div id="${placeIds.company}">${company.html}</div>`,
    styles: [...bar.styles, ...company.styles],
    fragments: bar.fragments,
  };
  return { header, footer, css };
};

async function footerOnce(services: RemoteServices, render: () => Promise<Rendered>): Promise<Rendered> {
  const { queryKey } = layoutQuery(services, services.site.current());
  const settings = services.queryClient.getQueryData(queryKey);
  if (!settings) return render();
  const footer = footers.get(settings) ?? (await render());
  footers.set(settings, footer);
  return footer;
}
