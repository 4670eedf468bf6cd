import { useSyncExternalStore } from 'react';
import { MoreSection } from '../more/more-section.tsx';
import { Sections } from '../sections/sections.tsx';
import type { ShownProduct } from './shown-product.ts';

/** The five tabs, and products that lead on. */
export function TabsAndMore({ shown }: { shown: ShownProduct }) {
  const { product, color } = useSyncExternalStore(shown.subscribe, shown.current, shown.opening);
  return (
    <>
      <Sections product={product} color={color} />
      <MoreSection product={product} color={color} />
    </>
  );
}
