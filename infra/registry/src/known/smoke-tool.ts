import type { Release } from '@mall/contracts/platform/release';

/** A page that did not do what it has to. */
export interface SmokeFailure {
  remote: string;
  page: string;
  reasons: string[];
  /** A PNG of it; null where none could be taken, or too many have failed before. */
  picture: Uint8Array | null;
}

export interface SmokeResult {
  /** Pages that were looked at. */
  pages: number;
  /** Routes without a known address. */
  skipped: string[];
  failures: SmokeFailure[];
}

export interface SmokeOptions {
  release: Release;
  /** The word of a preview link to it. */
  word: string;
  /** Told what was found of each page, a line of text as it comes. */
  say: (line: string) => void;
}

/** Looks at every page of a release in a browser. Rejects with what to do where it cannot be looked at. */
export type SmokeTool = (options: SmokeOptions) => Promise<SmokeResult>;

let tool: SmokeTool | null = null;

/** Gives the command line a browser to look at releases with; null for none. */
export function provideSmokeTool(given: SmokeTool | null): void {
  tool = given;
}

export const smokeTool = (): SmokeTool | null => tool;
