import type { Attack } from '../attack.ts';
import { type BrowserFault, pageOf, runCase } from './browser/run-case.ts';
import type { FaultCase, FaultRow } from './fault-case.ts';
import { type FaultRemote, faultRemotes } from './fault-pages.ts';
import { mapConcurrently } from './map-concurrently.ts';

/** Browsers at once: most of a case is waiting. */
const browsersAtOnce = 3;

interface FaultAttack extends BrowserFault {
  name: `faults/${string}`;
  about: string;
  /** The remotes whose case runs with every test. */
  quick?: readonly FaultRemote[];
  /** All six unless said. */
  remotes?: readonly FaultRemote[];
  /** What the shop has only one of is broken for one case at a time. */
  isAlone?: true;
}

/** An attack of one fault on the page of each remote. */
export function faultAttack({
  name,
  about,
  quick = [],
  remotes = faultRemotes,
  isAlone,
  ...fault
}: FaultAttack): Attack {
  return {
    name,
    about,
    isQuick: quick.length > 0,
    cases: remotes.map((remote) => ({ remote, fault: fault.fault, page: pageOf(fault, remote).page })),
    run: async (shop, isQuick) => {
      const wanted = isQuick ? quick : remotes;
      return resultOf(
        await mapConcurrently(wanted, isAlone ? 1 : browsersAtOnce, (remote) => tryCase(shop, fault, remote)),
      );
    },
  };
}

/** A case that could not be carried through is a line of the table, too. */
async function tryCase(...[shop, fault, remote]: Parameters<typeof runCase>): Promise<FaultRow> {
  const named: FaultCase = { remote, fault: fault.fault, page: pageOf(fault, remote).page };
  try {
    return await runCase(shop, fault, remote);
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { ...named, ...nothingSeen, fallen: [`could not be carried through: ${line}`] };
  }
}

const nothingSeen = { saw: '', ms: Number.NaN, recovered: '', rest: '', reported: '' };

/** What cases came to, as an attack says it. */
const resultOf = (rows: readonly FaultRow[]) => ({
  tried: rows.length,
  fallen: rows.flatMap(({ remote, page, fallen }) => fallen.map((fall) => `${remote} ${page}: ${fall}`)),
  rows,
});
