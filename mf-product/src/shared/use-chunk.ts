import { type ComponentType, useEffect } from 'react';
import { useLazy } from './use-lazy.ts';

/** Loads a component of its own chunk; a function that stays the same. */
type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component that is not needed for the first view, once it `isWanted` and its chunk is here. When the chunk cannot be
 * had, `onFailure` says so once; the page goes on without it, and it comes as soon as it can.
 */
export function useChunk<Props>(
  load: Load<Props>,
  isWanted: boolean,
  onFailure: () => void,
): ComponentType<Props> | null {
  const { value, hasFailed } = useLazy(load, isWanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is shown by the page as it is then
  useEffect(() => {
    if (hasFailed) onFailure();
  }, [hasFailed]);
  return value;
}
