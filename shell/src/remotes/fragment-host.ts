import type { FragmentHost } from '@mall/remote-kit/fragment';
import type { RemoteServices } from '@mall/remote-kit/services';
import { whenIdle } from '../life/when-idle.ts';
import type { ReportFailure } from '../tracking/report-error.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { SlotSupervisor } from './slot-supervisor.ts';

interface Dependencies {
  loader: RemoteLoader;
  report: ReportFailure;
  services: () => RemoteServices;
}

let created = 0;

/** Brings fragments to life in the browser: each is a slot of its own, so a broken one harms only itself. */
export function createFragmentHost({ loader, report, services }: Dependencies): FragmentHost {
  const host: FragmentHost = {
    reserve: () => '<div></div>',
    mount({ name, audience, wakes }, props, container) {
      const { session } = services();
      let supervisor: SlotSupervisor | null = null;
      const bringToLife = () => {
        if (supervisor || (audience === 'members' && session.current().status !== 'in')) return;
        supervisor = createSlot(name, props, container);
        void supervisor.start();
      };
      let isGone = false;
      let stopWatching = (): void => undefined;
      const begin = () => {
        if (isGone) return;
        stopWatching = session.subscribe(bringToLife);
        bringToLife();
      };
      if (wakes === 'when-idle') void whenIdle().then(begin);
      else begin();
      return () => {
        isGone = true;
        stopWatching();
        void supervisor?.stop();
      };
    },
  };

  function createSlot(name: string, props: unknown, container: HTMLElement): SlotSupervisor {
    const remoteName = name.split('/')[0] ?? name;
    const { place } = container.dataset;
    return new SlotSupervisor({
      name: remoteName,
      container,
      loader,
      report,
      hasPanel: false,
      renderedVersion:
        container.firstChild && place ? (loader.candidatesOf(remoteName)[0]?.version ?? null) : null,
      lifecycles: (remote) => {
        created += 1;
        return remote.createFragment(name, place ?? `c${created}`);
      },
      props: { services: services(), fragmentHost: host, fragmentProps: props },
    });
  }
  return host;
}
