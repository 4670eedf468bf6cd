import type { Release } from '@mall/contracts/platform/release';

/** A page that did not do what it has to. */
export interface SmokeFailure {
  remote: string;
  page: string;
  reasons: string[];
  /** File with a picture of it; null where none could be taken. */
  picture: string | null;
}

export interface SmokeResult {
  /** Pages that were looked at. */
  pages: number;
  /** Routes that nobody knows an address of. */
  skipped: string[];
  failures: SmokeFailure[];
}

export interface SmokeOptions {
  release: Release;
  /** The word of a preview link to it. */
  word: string;
  /** Folder for pictures of what failed. */
  folder: string;
  say: (line: string) => void;
}

/** Looks at every page of a release in a browser. Rejects with what to do where it cannot be looked at. */
export type SmokeTool = (options: SmokeOptions) => Promise<SmokeResult>;

let tool: SmokeTool | null = null;

/** Gives the command line a browser to look at releases with; a registry of its own, in an image, has none (null). */
export function provideSmokeTool(given: SmokeTool | null): void {
  tool = given;
}

export const smokeTool = (): SmokeTool | null => tool;
