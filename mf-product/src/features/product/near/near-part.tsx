import { useServices } from '@mall/remote-kit/services';
import { ErrorState } from '@mall/ui/feedback/error-state';
import type { ReactNode } from 'react';
import { useLazy } from '../../../shared/use-lazy.ts';
import { PartBoundary } from './part-boundary.tsx';
import { useNear } from './use-near.ts';

interface Props<M> {
  /** Names it in reports. */
  name: string;
  /** A constant function around `import()`. */
  load: () => Promise<M>;
  /** The part itself, from its loaded code. */
  children: (module: M) => ReactNode;
  /** Stands in its place until then, in about its measures; also what the server renders. */
  waiting: ReactNode;
  /** What is not worth an error message goes without one. */
  isOptional?: boolean;
}

/** A part of the page whose code and data come when it is near the window. */
export function NearPart<M>({ name, load, children, waiting, isOptional }: Props<M>) {
  const { reportError } = useServices();
  const { ref, isNear } = useNear<HTMLDivElement>();
  const { value: module, hasFailed, retry } = useLazy(load, isNear);
  const failed = isOptional ? null : <ErrorState headingLevel={3} onRetry={retry} />;
  return (
    <div ref={ref}>
      <PartBoundary name={name} report={reportError}>
        {module ? children(module) : hasFailed ? failed : waiting}
      </PartBoundary>
    </div>
  );
}
