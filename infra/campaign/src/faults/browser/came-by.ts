/** A script of a remote's container that a browser has got. */
export interface Entry {
  version: string;
  /** Number of the try in its address; 0 for the first. */
  attempt: number;
}

/** By what a page came back. */
export type CameBy =
  | 'by the next try'
  | 'by the previous good version'
  | 'by the script that came late'
  | 'by asking again'
  | 'by the render of the browser'
  | 'by files that the edge fetched again'
  | 'nothing was lost'
  | 'was never away';

/** Whether that is so, judged by the scripts that the browser has got, in their order. */
export function isSo(cameBy: CameBy, entries: readonly Entry[]): boolean {
  // A fragment of the same remote goes on trying the broken version, so that this need not be the last.
  if (cameBy === 'by the previous good version') return entries.some((entry) => !isBroken(entry));
  if (cameBy === 'by the next try') return (entries.at(-1)?.attempt ?? 0) > 0;
  if (cameBy === 'nothing was lost' || cameBy === 'was never away')
    return new Set(entries.map(({ version }) => version)).size <= 1;
  return true;
}

/** By its version: those that a campaign breaks are newer than any other. */
const isBroken = ({ version }: Entry) => version.startsWith('9.');

/** The script of a remote's container at an address; null where it is none. */
export function entryAt(address: string, remote: string): Entry | null {
  const { pathname, searchParams } = new URL(address);
  const [, name, version] = /^\/_assets\/([^/]+)\/([^/]+)\/remoteEntry\.js$/.exec(pathname) ?? [];
  if (name !== remote || version === undefined) return null;
  return { version, attempt: Number(searchParams.get('attempt') ?? 0) };
}
