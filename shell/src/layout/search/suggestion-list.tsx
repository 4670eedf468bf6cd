import { css } from '@emotion/react';
import { listBrands } from '@mall/contracts/api/catalogue/brands';
import { searchProducts } from '@mall/contracts/api/catalogue/products';
import type { LayoutSettings } from '@mall/contracts/api/content/content';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { endpointQuery, longStaleTimeMs } from '@mall/remote-kit/endpoint-query';
import { useServices } from '@mall/remote-kit/services';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { copy } from './copy.ts';
import { noteSearch } from './recent-searches.ts';
import { SuggestedProduct } from './suggested-product.tsx';
import { brandsLike, categoriesLike, type Suggestion, searchHref } from './suggestions.ts';
import type { FieldKeys } from './use-field.ts';

/** Debounce of what is typed before suggestions are asked for, ms. */
const debounceMs = 200;
const shownProducts = 4;

const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '4px 8px',
  fontSize: fontSize.body,
  cursor: 'pointer',
  '&[aria-selected=true], &:hover': { background: color.wash },
  '&[aria-selected=true]': { outline: `2px solid ${color.ink}`, outlineOffset: -2 },
});
const kind = css({ marginLeft: 'auto', color: color.quiet, fontSize: fontSize.small });
const message = css({ padding: '8px 8px 0', color: color.quiet, fontSize: fontSize.note });

interface SuggestionListProps {
  id: string;
  site: FamilySite;
  word: string;
  categories: LayoutSettings['category'];
  field: RefObject<HTMLInputElement | null>;
  keys: RefObject<FieldKeys>;
  onClose: () => void;
}

/**
 * What is typed may mean: a search for it, brands, categories, products. The focus stays in the field (the combobox
 * pattern): arrow keys choose, Enter goes there, and searches for the word where nothing is chosen.
 */
export function SuggestionList(props: SuggestionListProps) {
  const { id, site, word, categories } = props;
  const { brands, products, isFailed } = useFound(site, word);
  const links: (Suggestion & { kind?: string })[] = [
    { label: copy.searchFor(word), href: searchHref(site, word) },
    ...brandsLike(site, brands, word).map((link) => ({ ...link, kind: copy.brand })),
    ...categoriesLike(site, categories, word).map((link) => ({ ...link, kind: copy.category })),
  ];
  const hrefs = [
    ...links.map(({ href }) => href),
    ...products.map(({ product_id }) => `/goods/view/${product_id}`),
  ];
  const { active, go } = useChoice(props, hrefs);
  const optionProps = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option' as const,
    'aria-selected': index === active,
    // The focus stays in the field.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => go(index),
  });
  return (
    <>
      <div role="listbox" aria-label={copy.suggestions} tabIndex={-1}>
        {links.map((link, index) => (
          <div key={link.href} css={option} {...optionProps(index)}>
            {link.label}
            {link.kind && <span css={kind}>{link.kind}</span>}
          </div>
        ))}
        {products.map((product, index) => (
          <div key={product.product_id} css={option} {...optionProps(links.length + index)}>
            <SuggestedProduct product={product} />
          </div>
        ))}
      </div>
      {isFailed && (
        <p css={message} role="status">
          {copy.suggestionsFailed}
        </p>
      )}
    </>
  );
}

/** Brands and the products that a search would show first. */
function useFound(site: FamilySite, word: string) {
  const { api } = useServices();
  const [asked, ask] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => ask(word), debounceMs);
    return () => clearTimeout(timer);
  }, [word]);
  const brands = useQuery({
    ...endpointQuery(api, listBrands, { query: { family_site_id: site.id } }),
    staleTime: longStaleTimeMs,
  });
  const products = useQuery({
    ...endpointQuery(api, searchProducts, {
      query: { family_site_id: site.id, search_keyword: asked ?? '', display_size: shownProducts },
    }),
    enabled: asked !== null,
    retry: false,
    // What was found for fewer letters stays until the next is here.
    placeholderData: (previous) => previous,
  });
  return {
    brands: brands.data?.rows ?? [],
    products: asked === null ? [] : (products.data?.rows ?? []),
    isFailed: products.isError,
  };
}

/** Tells assistive technology which option Enter would choose. */
function setActiveDescendant(field: HTMLInputElement | null, option: string | null): void {
  if (option === null) field?.removeAttribute('aria-activedescendant');
  else field?.setAttribute('aria-activedescendant', option);
}

/** The option that the arrow keys have reached; -1 is the field itself. */
function useChoice({ id, word, field, keys, onClose }: SuggestionListProps, hrefs: readonly string[]) {
  const { navigate } = useServices();
  const [active, setActive] = useState(-1);
  const choose = (index: number) => {
    setActive(index);
    setActiveDescendant(field.current, index < 0 ? null : `${id}-${index}`);
  };
  const go = (index: number) => {
    const href = hrefs[index];
    if (href === undefined) return;
    noteSearch(word);
    onClose();
    void navigate(href);
  };
  useEffect(() => {
    keys.current = (event) => {
      if (event.isComposing) return false;
      if (event.key === 'Enter' && active >= 0) go(active);
      else if (event.key === 'ArrowDown') choose(active + 1 < hrefs.length ? active + 1 : -1);
      else if (event.key === 'ArrowUp') choose(active < 0 ? hrefs.length - 1 : active - 1);
      else return false;
      return true;
    };
  });
  // Other letters find other things.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the word is what changes
  useEffect(() => {
    setActive(-1);
    setActiveDescendant(field.current, null);
  }, [word]);
  useEffect(
    () => () => {
      keys.current = () => false;
      setActiveDescendant(field.current, null);
    },
    [keys, field],
  );
  return { active, go };
}
