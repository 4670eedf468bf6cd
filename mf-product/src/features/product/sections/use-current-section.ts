import { useEffect, useState } from 'react';
import { type SectionId, sectionIds } from '../copy.ts';

/** A tab counts as current this much before its section's top reaches the window's, px (spec 2.5). */
const leadPx = 200;

/** The last section whose top has been passed (spec 2.5). */
export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('detail');
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const passed = sectionIds.filter(
        (id) =>
          (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= leadPx,
      );
      setCurrent(passed.at(-1) ?? 'detail');
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    // A page may begin far down: after Back, or with an anchor in its address.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return current;
}
