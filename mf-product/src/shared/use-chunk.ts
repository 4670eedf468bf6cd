import { type ComponentType, useEffect, useState } from 'react';

/** Loads a component of its own chunk; a function that stays the same. */
type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component that is not needed for the first view, once it `isWanted` and its chunk is here. When the chunk cannot be
 * had, `onFailure` says so and the next wish tries again; the page goes on without it.
 */
export function useChunk<Props>(
  load: Load<Props>,
  isWanted: boolean,
  onFailure: () => void,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ component: ComponentType<Props> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is shown by the page as it is then
  useEffect(() => {
    if (!isWanted || loaded) return;
    let isOver = false;
    load().then(
      (component) => {
        if (!isOver) setLoaded({ component });
      },
      () => {
        if (!isOver) onFailure();
      },
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, loaded, load]);
  return loaded?.component ?? null;
}
