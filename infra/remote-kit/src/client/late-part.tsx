import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';

interface Props {
  /** Stands where the server has rendered nothing. */
  fallback?: ReactNode;
  /** Suspends until its code has come. */
  children: ReactNode;
}

/**
 * A part of a page whose code comes after that of the page. React drops a press in the server's HTML of it, so the
 * page's first script keeps it until the part lives (docs/loose-contracts.md: `data-late`).
 */
export function LatePart({ fallback, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} data-late="" style={{ display: 'contents' }}>
      <Suspense fallback={fallback}>
        <Alive place={place} />
        {children}
      </Suspense>
    </div>
  );
}

/** Its effect comes with what it stands beside, not before. */
function Alive({ place }: { place: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    place.current?.removeAttribute('data-late');
    dispatchEvent(new Event('mall-slot-alive'));
  }, [place]);
  return null;
}
