import type { Artifact } from '@mall/contracts/platform/artifact';
import { createRouteTable } from '@mall/contracts/platform/routes/route-table';
import { label, type Part } from '../part.ts';

/** A page that a release no longer has, though something of it leads there. */
export interface LostPage {
  /** Pattern of the route. */
  path: string;
  /** Remote that owned it. */
  owner: string;
  version: string;
  /** What leads there, as people call it. */
  linkedBy: string[];
}

interface Step {
  /** Remotes of the release before. */
  before: readonly Artifact[];
  shell: Part;
  remotes: readonly Part[];
  /** Addresses of the menus, as the API's deployment recorded them. */
  menuLinks: readonly string[];
}

const routesOf = (artifacts: readonly Artifact[]) =>
  createRouteTable(
    artifacts.flatMap((artifact) =>
      artifact.routes.map(({ id, path }) => ({ owner: artifact.name, id, path, artifact })),
    ),
  );

/** `/goods/view/` is what code has of an address with a value behind it. */
const sampleOf = (link: string) => (link.endsWith('/') && link !== '/' ? `${link}0` : link);

/** Pages of before that a menu, the shell or a remote leads to, and that nothing of the new release answers. */
export function lostPages({ before, shell, remotes, menuLinks }: Step): LostPage[] {
  const [earlier, now] = [routesOf(before), routesOf(remotes.map(({ artifact }) => artifact))];
  const sources = [
    { by: 'the menus', links: menuLinks },
    // Every page leads home by the shell's logo.
    { by: label(shell), links: ['/', ...(shell.contracts?.links ?? [])] },
    ...remotes.map((part) => ({ by: label(part), links: part.contracts?.links ?? [] })),
  ];
  const lost = new Map<string, LostPage>();
  for (const { by, links } of sources)
    for (const link of links) {
      const sample = sampleOf(link.split(/[?#]/)[0] ?? '/');
      const found = earlier.match(sample)?.route;
      if (!found || now.match(sample)) continue;
      const { name: owner, version } = found.artifact;
      const page = lost.get(found.path) ?? { path: found.path, owner, version, linkedBy: [] };
      if (!page.linkedBy.includes(by)) page.linkedBy.push(by);
      lost.set(found.path, page);
    }
  return [...lost.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** `/coupon/list (mf-content@1.0.0), where the menus lead` */
export const describeLoss = ({ path, owner, version, linkedBy }: LostPage): string =>
  `${path} (${owner}@${version}), where ${linkedBy.join(', ')} ${linkedBy.length === 1 && linkedBy[0] !== 'the menus' ? 'leads' : 'lead'}`;

/** Why the pages of a release that it loses are no accident to be taken. */
export const lossConflicts = (lost: readonly LostPage[]): string[] =>
  lost.map(
    (page) =>
      `the release loses ${describeLoss(page)}: keep the page, release what leads there without the link, or say that it goes with --without ${page.path}`,
  );
