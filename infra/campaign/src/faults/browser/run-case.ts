import type { CampaignShop } from '../../shop/campaign-shop.ts';
import type { FaultRow } from '../fault-case.ts';
import { type FaultPages, type FaultRemote, faultPages } from '../fault-pages.ts';
import type { PreviewedRelease } from '../release/broken-release.ts';
import { followLink, isRestAlive, load, standBefore, whenPageAlive } from './arrive.ts';
import { type CameBy, isSo } from './came-by.ts';
import { blameOf, describeReport, isStored, type Report, wronglyBlamed } from './collect-reports.ts';
import { describeViews, timeline, wasBlank } from './describe-views.ts';
import { openPlace, type Place } from './open-place.ts';
import { followLog, wordsOf } from './read-log.ts';

/** Limit until a fault is met, ms: a press of a link waits for code and data first. */
const metLimitMs = 20_000;
const reportLimitMs = 15_000;

/** A fault that was set up in a browser. */
export interface Breaking {
  /** Whether the browser has met it. */
  wasMet: () => boolean | Promise<boolean>;
  /** Ends the fault; one that passes by itself has none. */
  heal?: () => Promise<void>;
}

/** Where a fault is reported: by the browser, in a line of the edge's log, or nowhere when it goes unnoticed. */
export interface ExpectedReport {
  by: 'browser' | 'edge' | 'none';
  /** What it has to say. */
  says?: RegExp;
  /** Everything that is loaded meanwhile fails, so that other remotes are named, too. */
  isEverywhere?: true;
  /** The remote that it names; the one of the page unless said, null for a failure of no remote's code. */
  names?: string | null;
}

/** A fault as a browser meets it on the page of each remote. */
export interface BrowserFault {
  /** In plain words, for the table. */
  fault: string;
  /** Other pages than `faultPages`. */
  pages?: FaultPages;
  /** Opens the page by its address, or by a link from another one. */
  by: 'address' | 'link';
  /** The release that is shown instead of stable. */
  release?: (shop: CampaignShop) => Promise<PreviewedRelease>;
  /** How long it lasts once it is met, ms. */
  lastsMs?: number;
  /** Sets the fault up, before the page is opened. */
  prepare: (place: Place) => Promise<Breaking>;
  /** What the shopper does on the page that has come. */
  press?: (place: Place) => Promise<void>;
  report: ExpectedReport | ((remote: FaultRemote) => ExpectedReport);
  /** By what the page came back. */
  cameBy: CameBy;
}

/** The page that a remote's case looks at. */
export const pageOf = ({ pages = faultPages }: BrowserFault, remote: FaultRemote) => pages[remote];

async function until(condition: () => boolean | Promise<boolean>, limitMs: number): Promise<boolean> {
  for (const started = Date.now(); Date.now() - started < limitMs; ) {
    if (await condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** Runs one case; rejects only when it could not be carried through. */
export async function runCase(
  shop: CampaignShop,
  fault: BrowserFault,
  remote: FaultRemote,
): Promise<FaultRow> {
  const release = await fault.release?.(shop);
  const target = pageOf(fault, remote);
  const place = await openPlace(shop, { remote, release, target });
  try {
    return await see(place, fault);
  } finally {
    await place.close();
  }
}

type Hold = (isHeld: boolean, fall: string) => void;

async function see(place: Place, fault: BrowserFault): Promise<FaultRow> {
  const { remote } = place;
  const fallen: string[] = [];
  const hold: Hold = (isHeld, fall) => {
    if (!isHeld) fallen.push(fall);
  };
  if (fault.by === 'link') await standBefore(place);
  const expected = typeof fault.report === 'function' ? fault.report(remote) : fault.report;
  const log = followLog(place.shop.logFile);
  const { startedAt, isRestAlive } = await meet(place, fault, hold);
  const since = await whenPageAlive(place);
  hold(since !== null, 'it did not come back');
  hold(place.loads() === 1, 'the page was loaded anew');
  const seen = await place.seen();
  hold(!wasBlank(seen), `its place was blank: ${timeline(seen)}`);
  const cameBy = expected.by === 'none' ? 'was never away' : fault.cameBy;
  hold(since === null || isSo(cameBy, place.entries), `it did not come back ${cameBy}`);
  return {
    remote,
    fault: fault.fault,
    page: pageOf(fault, remote).page,
    saw: describeViews(seen),
    ms: since === null ? Number.NaN : Math.max(0, since - startedAt),
    recovered: since === null ? 'not at all' : cameBy,
    rest: isRestAlive ? 'answered' : 'did not answer',
    reported: await checkReport(place, expected, log, hold),
    fallen,
  };
}

/** Breaks, goes to the page, looks at the rest of it, and heals whatever happened. */
async function meet(place: Place, fault: BrowserFault, hold: Hold) {
  const breaking = await fault.prepare(place);
  try {
    const startedAt = fault.by === 'link' ? await followLink(place) : await load(place);
    if (fault.press) {
      await whenPageAlive(place);
      await fault.press(place);
    }
    hold(await until(breaking.wasMet, metLimitMs), 'the fault was never met');
    const isAlive = await isRestAlive(place.page);
    hold(isAlive, 'the rest of the page did not answer');
    await place.page.waitForTimeout(fault.lastsMs ?? 0);
    return { startedAt, isRestAlive: isAlive };
  } finally {
    await breaking.heal?.();
  }
}

/** Checks what was reported of the fault and describes it; a wrong or missing report is a fall of the case. */
async function checkReport(
  place: Place,
  expected: ExpectedReport,
  log: ReturnType<typeof followLog>,
  hold: Hold,
): Promise<string> {
  const { reports, remote } = place;
  const { by, names = remote, isEverywhere } = expected;
  for (const wrong of isEverywhere ? [] : wronglyBlamed(reports, names))
    hold(false, `a wrong remote is blamed: ${describeReport(wrong)}`);
  if (by === 'browser') return findReport(place, expected, hold);
  return by === 'edge' ? findLine(expected, names, log, hold) : '-';
}

/** The browser's report, as the edge has stored it. */
async function findReport(
  { reports, remote, shop }: Place,
  { says, names = remote }: ExpectedReport,
  hold: Hold,
) {
  const isIt = (report: Report) =>
    says?.test(`${report.where}: ${report.message}`) && (report.remote ?? null) === names;
  await until(() => reports.some(isIt), reportLimitMs);
  const report = reports.find(isIt);
  const others = reports.map(describeReport).join('; ') || 'nothing was reported';
  hold(report !== undefined, `no report says ${says}: ${others}`);
  if (!report) return 'nothing';
  hold(await isStored(shop.dataFolder, report), `the edge has not stored ${describeReport(report)}`);
  hold(names === null || Boolean(report.version), `no version: ${describeReport(report)}`);
  return describeReport(report);
}

/** The line of the edge's log. */
async function findLine(
  { says }: ExpectedReport,
  names: string | null,
  log: ReturnType<typeof followLog>,
  hold: Hold,
): Promise<string> {
  const find = () => log().find((line) => says?.test(line.msg) && (line.remote ?? null) === names);
  await until(() => find() !== undefined, reportLimitMs);
  const line = find();
  hold(line !== undefined, `no line of the edge's log says ${says} of ${names ?? 'no remote'}`);
  return line
    ? `log: ${wordsOf(line)}${blameOf(line.remote, line.version, line.release ?? line.serving)}`
    : 'nothing';
}
