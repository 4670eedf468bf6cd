import { css } from '@emotion/react';
import { Button } from '@mall/ui/controls/button';
import { type MouseEvent, useEffect, useRef } from 'react';
import { copy } from '../copy.ts';

const base = css({ display: 'grid', justifyContent: 'center', marginBottom: 24 });
/** How far below the view the next page is asked for: about a second of fast scrolling. */
const ahead = '1600px';
/** Pages that come by themselves in a row. Then the shopper is asked, so that the footer can be reached. */
const pagesInRow = 5;

interface Props {
  href: string;
  /** The last page that is shown. */
  page: number;
  onMore: () => void;
  onPress: () => void;
}

/** The way to the next page: it opens itself when it comes near, and is a link where scripts are off. */
export function MoreLink({ href, page, onMore, onPress }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  // From the page after which the shopper last asked.
  const from = useRef(page);
  const isAsking = page - from.current >= pagesInRow;
  useEffect(() => {
    if (!ref.current || isAsking || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        // What a restored place passes by is no wish for more.
        // The scroll position last: asking for it lays the page out.
        if (entries.some(({ isIntersecting }) => isIntersecting) && window.scrollY > 0) onMore();
      },
      { rootMargin: `0px 0px ${ahead}` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isAsking, onMore]);
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    from.current = page;
    onPress();
  };
  return (
    <div css={base} ref={ref}>
      <Button variant="secondary" href={href} rel="next" onClick={press}>
        {copy.moreGoods}
      </Button>
    </div>
  );
}
