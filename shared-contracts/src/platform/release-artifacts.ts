import type { Artifact } from './artifact.ts';
import type { Release } from './release.ts';

/** Every artifact that a browser on this release may ask for: its parts, and what each falls back to. */
export function artifactsOf({ shell, remotes }: Pick<Release, 'shell' | 'remotes'>): Artifact[] {
  return [shell, ...Object.values(remotes)].flatMap(({ artifact, fallback }) =>
    fallback ? [artifact, fallback] : [artifact],
  );
}
