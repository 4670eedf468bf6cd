import { createWriteStream, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Configuration, checkMachine, readConfiguration } from '@mall/scripts/settings/configuration';
import { findPort } from '@mall/scripts/shop/free-ports';
import { runShop } from '@mall/scripts/shop/run-shop';
import { describeServices, type ServiceSettings } from '@mall/scripts/shop/services';
import { Supervisor } from '@mall/scripts/shop/supervise';
import { root } from '@mall/scripts/workspace';
import { closeConnections, send } from '../callers/send.ts';
import { countPieces, disagreements } from './books.ts';
import { createBrowserOwner } from './browser-owner.ts';
import { type CampaignShop, createVisitor } from './campaign-shop.ts';
import { findOptions, Goods } from './goods.ts';
import { operate } from './operator.ts';
import { createProvider, store } from './provider.ts';

export interface OpenOptions {
  /** PGlite without it. The database has to be empty. */
  databaseUrl?: string | undefined;
  /** Where an attack lets edges share budgets. */
  redisUrl?: string | undefined;
  /** First port that is tried. */
  port: number;
  say: (line: string) => void;
  /** Gets the way to stop what was started so far, before anything is. */
  whenStoppable: (stop: () => Promise<void>) => void;
}

const backLimitMs = 60_000;
/** Little enough that an attack of minutes fills it. */
export const pictureCacheMb = 8;

/** Opens a shop with an empty database and caches, as `npm start` does; artifacts that were built before are used. */
export async function openCampaignShop({
  databaseUrl,
  redisUrl,
  port,
  say,
  whenStoppable,
}: OpenOptions): Promise<CampaignShop> {
  const dataFolder = path.join(root, '.data/campaign');
  for (const folder of ['api', 'edge', 'edges', 'registry/releases', 'registry/channels'])
    rmSync(path.join(dataFolder, folder), { recursive: true, force: true });
  const configuration = readConfiguration({
    PORT: String(await findPort(port)),
    DATA_DIR: dataFolder,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  await checkMachine(configuration);
  const logFile = path.join(dataFolder, 'processes.log');
  const logged = createWriteStream(logFile);
  const log = (line: string) => logged.write(`${line}\n`);
  const onGiveUp = (name: string) => say(`${name} keeps ending; ${logFile} says why`);
  const env = settingsOf(databaseUrl);
  const shop = await runShop(configuration, { say, log, onGiveUp, whenStoppable, env });
  const api = `http://127.0.0.1:${configuration.ports.api}`;
  const command = (name: string, input: object) => operate(dataFolder, name, input);
  const visitor = createVisitor(shop.origin);
  const others = createOtherEdges(configuration, new Supervisor(log, onGiveUp));
  const browsers = createBrowserOwner(say);
  const stop = async () => {
    closeConnections();
    await browsers.close();
    await others.stop();
    await shop.stop();
  };
  whenStoppable(stop);
  const goods = new Goods(await findOptions(visitor()), command);
  const pieces = await countPieces(command);
  const openedAt = new Date();
  return {
    origin: shop.origin,
    api,
    provider: createProvider(`http://127.0.0.1:${configuration.ports.partners}`),
    goods,
    dataFolder,
    redisUrl,
    visitor,
    operate: command,
    pidOf: (service) => {
      const pid = shop.pidOf(service);
      if (pid === undefined) throw new Error(`${service} does not run`);
      return pid;
    },
    apiIsBack: () => untilBack(api),
    anotherEdge: others.open,
    browser: browsers.open,
    disagreements: () => disagreements(command, pieces + goods.brought, openedAt),
    logFile,
    stop,
  };
}

/** Few goods, and a store of its own at the payment provider. */
const settingsOf = (databaseUrl: string | undefined): ServiceSettings => ({
  partners: { ...store, PORTONE_CHANNEL_TYPE: 'LIVE', LOG_LEVEL: 'warn' },
  api: { ...store, DATABASE_URL: databaseUrl ?? '', SEED_PRODUCTS: '240', DRAW_AHEAD: '0' },
  edge: { REDIS_URL: undefined, PICTURE_CACHE_MB: String(pictureCacheMb) },
});

/** Edges beside the shop's own, one for each environment that an attack asks for. */
function createOtherEdges(configuration: Configuration, supervisor: Supervisor) {
  const edges = new Map<string, Promise<string>>();
  const { dataFolder } = configuration;
  const start = async (number: number, environment: Record<string, string>) => {
    const { edge } = describeServices(configuration, {
      edge: {
        PORT: '0',
        REDIS_URL: undefined,
        DATA_DIR: path.join(dataFolder, `edges/${number}`),
        REGISTRY_PUBLIC_KEY: path.join(dataFolder, 'registry/keys/public.pem'),
        ...environment,
      },
    });
    return `http://127.0.0.1:${await supervisor.start({ ...edge, name: `edge ${number}` })}`;
  };
  return {
    open: (environment: Record<string, string>): Promise<string> => {
      const key = JSON.stringify(environment);
      const known = edges.get(key) ?? start(edges.size + 1, environment);
      edges.set(key, known);
      return known;
    },
    stop: () => supervisor.stop(),
  };
}

async function untilBack(api: string): Promise<void> {
  const started = Date.now();
  while ((await send(api, { path: '/healthz', isAlone: true })).status !== 200) {
    if (Date.now() - started > backLimitMs) throw new Error('the API did not come back within a minute');
    await setTimeout(100);
  }
}
