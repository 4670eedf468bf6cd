import { mountLayoutRoot, type Surroundings } from '../layout/layout-root.tsx';
import { MergedWishes } from './merged-wishes.tsx';
import { mergeDevice } from './mutations.ts';

/** Moves the device's wishes to the member's, and says what is new there. */
export async function takeOver(surroundings: Surroundings): Promise<void> {
  const merged = await mergeDevice(surroundings.services);
  if (merged.products.length + merged.brands.length === 0) return;
  const element = document.createElement('div');
  document.getElementById('shell-footer')?.before(element);
  mountLayoutRoot(
    { element, content: <MergedWishes merged={merged} />, prefix: 'merged-wishes' },
    surroundings,
  );
}
