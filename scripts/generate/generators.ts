import { planDomains } from './list-domains.ts';
import type { Change, Workshop } from './plan.ts';
import { planCall, planEvent } from './plan-contracts.ts';
import { planFeature, planFragment, planRemote } from './plan-remote.ts';

export interface Generator {
  description: string;
  /** Names of its arguments, in order. */
  words: readonly string[];
  /** How each is asked for. */
  questions: readonly string[];
  plan: (workshop: Workshop, answers: readonly string[]) => Change[];
  /** What is left to do by hand. */
  next: (answers: readonly string[]) => string;
}

export const generators: Readonly<Record<string, Generator>> = {
  remote: {
    description: 'a remote with a page of its own',
    words: ['mf-name'],
    questions: ['Name of the remote (mf-…): '],
    plan: planRemote,
    next: ([remote]) =>
      `npm install, then npm run dev -- ${remote}. Its squad in CODEOWNERS is a guess; change it if it is another.`,
  },
  feature: {
    description: 'a page of a remote',
    words: ['remote', 'name'],
    questions: ['Remote (mf-…): ', 'Name of the feature: '],
    plan: planFeature,
    next: ([remote]) => `set its path and description in ${remote}/src/remote.ts and its words in copy.ts`,
  },
  fragment: {
    description: 'a piece of UI that a remote lends to others, with its contract',
    words: ['remote', 'name'],
    questions: ['Remote (mf-…): ', 'Name of the fragment: '],
    plan: planFragment,
    next: ([remote]) =>
      `write its props in shared-contracts/src/platform/fragments.ts; its host shows it by <Fragment> and names it under fragments of its src/uses.ts. A row in the README of ${remote}`,
  },
  call: {
    description: 'a call of the API, in the contracts and served; orders/carts list-carts makes listCarts',
    words: ['folder/domain', 'name'],
    questions: [
      'Folder and domain (catalogue/products, orders/carts, …): ',
      'Name of the call (list-looks): ',
    ],
    plan: planCall,
    next: ([domain]) =>
      `write its path, id, Korean summary and shape in shared-contracts/src/api/${domain}.ts, then move its route from infra/api/src/app/begun into the module that owns it (docs/adding.md)`,
  },
  domains: {
    description:
      'the list of all files of calls, from the folders: after a file was added, moved or removed by hand',
    words: [],
    questions: [],
    plan: (workshop) => planDomains(workshop),
    next: () => 'give every call of a new file a route of the API (docs/adding.md)',
  },
  event: {
    description: 'a topic of the bus, in the contracts',
    words: ['owner', 'past-tense-fact'],
    questions: ['Owner (cart, live, …): ', 'Fact in the past tense (stream-started): '],
    plan: planEvent,
    next: () => 'write its payload, then name it in `uses.publishes` of the remote that emits it',
  },
};
