import { useSite } from '@mall/remote-kit/services';
import type { ComponentProps } from 'react';
import { loadDrawer } from './drawer-host.tsx';
import { drawer } from './drawer-state.ts';

const preload = () => void loadDrawer().catch(() => undefined);

/** Opens the category drawer; without JavaScript it leads to the list of all goods. */
export function DrawerLink(props: Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const site = useSite();
  return (
    <a
      {...props}
      href={`/goods/list?family_site=${site.code}`}
      aria-haspopup="dialog"
      onPointerDown={preload}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        drawer.set(true);
      }}
    >
      {props.children}
    </a>
  );
}
