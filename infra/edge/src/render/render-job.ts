import type { Device } from '@mall/contracts/domain/device';
import type { FamilySiteCode } from '@mall/contracts/domain/family-site';
import type { PageGrade } from '@mall/contracts/page-grade-header';
import type { LayoutName } from '@mall/contracts/platform/artifact';
import type { Head } from '@mall/remote-kit/head';
import type { RenderedStyles } from '@mall/remote-kit/server-remote';
import type { Bytes } from '../threads/bytes-of.ts';

/** What a worker needs to render one page. All of it can be copied between threads. */
export interface RenderJob {
  /** Folders of the release's artifacts on this disk. */
  shellFolder: string;
  remoteFolders: Record<string, string>;
  /** Versions of these remotes. */
  versions: Readonly<Record<string, string>>;
  /** Remotes without a version that this server renders now: the browser does. */
  switchedOff: readonly string[];
  /** One part after the other, so that it is known whose code took the thread. */
  isAlone: boolean;
  /** Remote whose page this is; null renders the layout alone. */
  owner: string | null;
  layout: LayoutName;
  href: string;
  origin: string;
  device: Device;
  site: FamilySiteCode;
  memberId: number | null;
  /** Grade whose members share the page; it shows nothing of one of them. Null for a guest's page or a member's own. */
  grade: PageGrade | null;
  /** Path patterns of the release's pages, a line each: one text travels between threads sooner than a list. */
  patterns: string;
  apiOrigin: string;
  /** Headers of the visitor's API calls; the remote's code never sees them. */
  apiHeaders: Record<string, string>;
}

/** What became of a remote's parts of a page: rendered, thrown, or left to the browser because it is switched off. */
export type Outcome = 'worked' | 'threw' | 'left';

/** What the code of a remote threw while it was rendered. */
export interface RenderFault {
  remote: string;
  /** The part of the page. */
  where: string;
  message: string;
  stack: string;
}

/** When a part of the page was rendered, Unix times in ms, with its wait for the API. */
export interface PartTiming {
  /** A remote, or the shell. */
  remote: string;
  /** The part of the page. */
  where: string;
  /** `missing`: the API answered something that the remote could not render. */
  outcome: 'worked' | 'threw' | 'missing';
  startedAt: number;
  endedAt: number;
}

/** A rendered page. What is UTF-8 already is moved between threads and goes into the answer as it is. */
export interface RenderResult {
  header: Bytes;
  /** The page itself. Empty when it is missing. */
  content: Bytes;
  footer: Bytes;
  css: { theme: string; global: string };
  styles: RenderedStyles[];
  head: Head | null;
  /** Fragments on the page, for the preload links of their remotes. */
  fragments: string[];
  /** Member that the page is for; null also where a grade shares it. */
  memberId: number | null;
  /** Whether the API said so for this page. */
  isLoginConfirmed: boolean;
  /** The login cookie is dead and should go. */
  isLoginDead: boolean;
  /** What was read for the page: JSON for a script element. */
  queries: Bytes;
  /** What the page lacks, each with its reason: crashed remotes and fragments, and calls that failed. */
  missing: readonly string[];
  /** Every remote that has a part of the page, by name. */
  outcomes: Readonly<Record<string, Outcome>>;
  faults: readonly RenderFault[];
  timings: readonly PartTiming[];
}
