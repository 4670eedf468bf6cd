import path from 'node:path';
import { Registry } from '@mall/registry/registry';
import { buildServices } from '../release/build-services.ts';
import { recordApiContract } from '../release/record-api-contract.ts';
import { releaseSources } from '../release/release-sources.ts';
import type { Configuration } from '../settings/configuration.ts';
import { describeServices, originOf, type ServiceName, type ServiceSettings } from './services.ts';
import { Supervisor } from './supervise.ts';

export interface RunningShop {
  origin: string;
  /** Process of a service as it runs now; a restart makes another one. */
  pidOf: (service: ServiceName) => number | undefined;
  /** Starts a service anew, of its bundle as it is now; resolves once it answers. */
  restart: (service: ServiceName) => Promise<void>;
  stop: () => Promise<void>;
}

export interface RunOptions {
  say: (line: string) => void;
  log: (line: string) => void;
  onGiveUp: (name: string) => void;
  /** Makes sure that there is a release to serve; one of the present sources unless said. */
  release?: (dataFolder: string) => Promise<void>;
  /** Gets the way to stop what was started so far, before anything is. */
  whenStoppable?: (stop: () => Promise<void>) => void;
  /** More settings for single services. */
  env?: ServiceSettings;
}

/** Builds what is missing, starts every process of the shop and waits until it serves pages. */
export async function runShop(
  configuration: Configuration,
  {
    say,
    log,
    onGiveUp,
    env = {},
    release = (dataFolder) => releaseSources(dataFolder, say),
    whenStoppable,
  }: RunOptions,
): Promise<RunningShop> {
  const services = describeServices(configuration, env);
  say('bundling services');
  await buildServices();
  const supervisor = new Supervisor(log, onGiveUp);
  whenStoppable?.(() => supervisor.stop());
  try {
    // The API that runs here is the one that was bundled just now.
    recordApiContract(new Registry(path.join(configuration.dataFolder, 'registry')));
    // Side by side: the API prepares its database while the remotes are built and the edge loads its code.
    const releasing = Promise.all([release(configuration.dataFolder), supervisor.start(services.registry)]);
    await Promise.all([
      supervisor.start(services.api),
      supervisor.start(services.partners),
      releasing.then(() => supervisor.start(services.edge)),
    ]);
    return {
      origin: originOf(configuration),
      pidOf: (name) => supervisor.pidOf(name),
      restart: async (name) => {
        await supervisor.restart(services[name]);
      },
      stop: () => supervisor.stop(),
    };
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
}
