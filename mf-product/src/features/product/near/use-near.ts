import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the window something already counts as near, px: a thumb's flick must not overtake its loading. */
const lead = '900px 0px';

/** Whether an element has come near the window; it stays true. Where nothing is laid out, as in a test, nothing is near. */
export function useNear<E extends Element>(): { ref: RefObject<E | null>; isNear: boolean } {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: lead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}
