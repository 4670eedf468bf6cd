import type { ServiceName } from '@mall/scripts/shop/services';
import type { Browser } from '@playwright/test';
import { Caller } from '../callers/caller.ts';
import type { Goods } from './goods.ts';
import type { Operated } from './operator.ts';
import type { Provider } from './provider.ts';

/** A shop of the campaign's own: real processes, reached as browsers, the provider and operators reach them. */
export interface CampaignShop {
  /** The front door. */
  origin: string;
  /** The API itself, which only the provider's messages and a thief inside the network reach. */
  api: string;
  provider: Provider;
  goods: Goods;
  dataFolder: string;
  /** A browser that was never here, at an address of its own unless said. */
  visitor: (address?: string) => Caller;
  /** What an operator types. */
  operate: (command: string, input: object) => Promise<Operated>;
  /** Process of a service as it runs now. */
  pidOf: (service: ServiceName) => number;
  /** Resolves when the API answers again. */
  apiIsBack: () => Promise<void>;
  /** Another edge before the same API and registry, one for the same settings; it lives as long as the shop. */
  anotherEdge: (environment: Record<string, string>) => Promise<string>;
  /** The Chromium that looks at pages; opened when it is first asked for. */
  browser: () => Promise<Browser>;
  /** Where edges may share budgets, when there is such a place. */
  redisUrl: string | undefined;
  /** What does not agree in the books; empty when all does. */
  disagreements: () => Promise<string[]>;
  /** What the processes write. */
  logFile: string;
  stop: () => Promise<void>;
}

/** Settings of an edge without budgets in effect. */
export const manyBudgets = { BUDGET_FACTOR: '1000' };

export const createVisitor = (origin: string) => (address?: string) => new Caller(origin, address);
