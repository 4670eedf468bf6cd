import type { HomePlanSection } from '@mall/contracts/api/content/home-plan';
import { LatePart } from '@mall/remote-kit/late-part';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { whenUsed } from '@mall/remote-kit/when-used';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { memo, useEffect } from 'react';
import type { SectionContext } from '../frame/section-context.ts';

let noteGone = () => {};
const isGone = new Promise<void>((resolve) => {
  noteGone = resolve;
});

async function load() {
  if (typeof window !== 'undefined') await Promise.race([whenUsed(), isGone]);
  return import(/* webpackChunkName: "home-lower" */ './lower-section.tsx');
}
const LowerSection = lazyPart(() => load().then((module) => module.LowerSection));

interface Props {
  section: HomePlanSection;
  context: SectionContext;
}

/**
 * A section below the first ones: rendered by the server, brought to life once the page is used. Until then nothing may
 * change its props, or React would drop the server's HTML.
 */
export const Lower = memo(function Lower(props: Props) {
  return (
    <LatePart fallback={<Gone />}>
      <LowerSection {...props} />
    </LatePart>
  );
});

/** Stands where React has no HTML of the server: there is nothing to wait for. */
function Gone() {
  useEffect(noteGone, []);
  return <Skeleton height={480} />;
}
