import type { FragmentContract, FragmentProps } from '@mall/contracts/platform/fragments';
import { createContext, useContext, useEffect, useRef, useState } from 'react';

/** What puts a fragment's HTML or life into a place: the edge on the server, the shell in the browser. */
export interface FragmentHost {
  /** HTML of the inner container: on the server with a token that the edge replaces, in the browser empty. */
  reserve(of: FragmentContract, props: unknown): string;
  /** Browser: brings the fragment to life in `container`; returns its undo. Never throws. */
  mount(of: FragmentContract, props: unknown, container: HTMLElement): () => void;
}

export const FragmentHostContext = createContext<FragmentHost | null>(null);

interface Props<F extends FragmentContract> {
  of: F;
  props: FragmentProps<F>;
}

/**
 * A piece of another remote's UI. It is rendered on the server with the page, hydrated as a root parcel of its own,
 * and when its remote is broken it stays as the server left it, or empty.
 */
export function Fragment<F extends FragmentContract>({ of, props }: Props<F>) {
  const host = useContext(FragmentHostContext);
  if (!host) throw new Error('Fragment needs the root that defineRemote makes');
  const outer = useRef<HTMLDivElement>(null);
  // React writes innerHTML again whenever this object's identity changes, so it is made once for each place.
  const [html] = useState(() => ({ __html: host.reserve(of, props) }));
  const serialised = JSON.stringify(props);

  useEffect(() => {
    const container = outer.current?.firstElementChild;
    if (!(container instanceof HTMLElement)) return;
    return host.mount(of, JSON.parse(serialised), container);
  }, [host, of, serialised]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty container of ours, filled by the other remote's own React root
  return <div ref={outer} data-fragment={of.name} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}
