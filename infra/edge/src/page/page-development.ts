import type { Override } from '../development/overrides.ts';
import { escapeHtml, scriptJson } from '../html/escape-html.ts';
import type { RenderResult } from '../render/render-job.ts';
import type { Composition } from './composition.ts';

/** A part that the server could not render, as the panel on the page shows it. */
interface ServerFailure {
  part: string;
  /** The part of the page. */
  where: string;
  message: string;
  /** With addresses of the development server, which knows their source lines. */
  stack: string;
}

interface DevelopedPart extends Override {
  /** Version of the build that rendered the page; null while it does not compile. */
  version: string | null;
}

/** What a page with parts from development servers says of them (remote-kit: `development/client`). */
export interface PageDevelopment {
  servers: readonly DevelopedPart[];
  failures: readonly ServerFailure[];
  /** Sentences that the page shows its developer. */
  notices: readonly string[];
}

const noticeStyle = 'margin:0;padding:12px 16px;background:#fff3cd;color:#4d3800;font:14px/1.5 monospace';

/** Goes before the page's scripts. */
export const developmentHtml = ({ servers, failures, notices }: PageDevelopment): string =>
  [
    ...notices.map((notice) => `<p role="status" style="${noticeStyle}">${escapeHtml(notice)}</p>`),
    `<script type="application/json" id="page-development">${scriptJson({ servers, failures })}</script>`,
  ].join('');

/** Null for a page of a release. Stacks name files on this disk; the browser knows them by their address. */
export function pageDevelopmentOf(
  { development }: Composition,
  { faults, missing }: Pick<RenderResult, 'faults' | 'missing'>,
): PageDevelopment | null {
  if (!development) return null;
  const atServers = (text: string) =>
    development.parts.reduce(
      (shown, { build, origin }) => (build ? shown.replaceAll(build.folder, origin) : shown),
      text,
    );
  const thrown = faults.map(({ remote, where, message, stack }) => ({
    part: remote,
    where,
    message,
    stack: atServers(stack),
  }));
  const lost = missing
    .filter((text) => text.startsWith('page of ') && faults.length === 0)
    .map((text) => ({ part: '', where: 'server render', message: text, stack: '' }));
  return {
    servers: development.parts.map(({ part, origin, build }) => ({
      part,
      origin,
      version: build?.artifact.version ?? null,
    })),
    failures: [...thrown, ...lost],
    notices: development.notices,
  };
}
