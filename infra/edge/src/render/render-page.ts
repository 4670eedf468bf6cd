import { viewMember } from '@mall/contracts/api/people/members';
import type { FragmentTokens } from '@mall/remote-kit/server-remote';
import { isSettledFailure } from '@mall/remote-kit/settled-failure';
import { bytesOf } from '../threads/bytes-of.ts';
import { MissingParts } from './missing-parts.ts';
import { Notes } from './notes.ts';
import { Outcomes } from './outcomes.ts';
import { pageQueries } from './page-queries.ts';
import { PartRenderer } from './part-renderer.ts';
import type { RenderJob, RenderResult } from './render-job.ts';
import { createServerServices, startCallTime } from './server-services.ts';

function createTokens(): FragmentTokens {
  let made = 0;
  return {
    next: () => {
      made += 1;
      return `fragment-${made}`;
    },
  };
}

/**
 * Renders one page: layout, the owner's page, and the fragments of both. A broken part is left out and said.
 * @param note is called with whose code is about to run
 */
export async function renderPage(job: RenderJob, note: (at: string) => void): Promise<RenderResult> {
  const missing = new MissingParts();
  const notes = new Notes(note, job.isAlone);
  const callTime = startCallTime(job);
  const login = await confirmLogin(job, missing, callTime);
  const made = createServerServices(login.job, missing, callTime);
  const services = { ...made, api: notes.watch(made.api) };
  const tokens = createTokens();
  const outcomes = new Outcomes();
  const parts = new PartRenderer(login.job, services, tokens, { missing, outcomes, notes });

  // Side by side, unless it has to be known which one renders.
  const [layout, page] = job.isAlone
    ? [await parts.layout(), await parts.page()]
    : await Promise.all([parts.layout(), parts.page()]);
  return {
    header: bytesOf(await parts.fill(layout.header)),
    content: bytesOf(page ? await parts.fill(page) : ''),
    footer: bytesOf(await parts.fill(layout.footer)),
    css: layout.css,
    styles: parts.styles(),
    fragments: parts.names(),
    head: page?.head ?? null,
    memberId: login.job.grade ? null : login.job.memberId,
    isLoginConfirmed: login.isConfirmed,
    isLoginDead: login.isDead,
    queries: pageQueries(services.queryClient),
    missing: missing.list(),
    outcomes: outcomes.list(),
    faults: outcomes.faults,
    timings: outcomes.timings,
  };
}

/** A login counts only when the API says so; a dead one renders as a guest. */
async function confirmLogin(
  job: RenderJob,
  missing: MissingParts,
  callTime: AbortSignal,
): Promise<{ job: RenderJob; isConfirmed: boolean; isDead: boolean }> {
  if (job.memberId === null || job.grade) return { job, isConfirmed: false, isDead: false };
  const { api } = createServerServices(job, missing, callTime);
  try {
    await api(viewMember, { params: { id: job.memberId }, query: {} });
    return { job, isConfirmed: true, isDead: false };
  } catch (error) {
    const isDead = isSettledFailure(error);
    const { authorization: _dropped, ...apiHeaders } = job.apiHeaders;
    return { job: isDead ? { ...job, memberId: null, apiHeaders } : job, isConfirmed: false, isDead };
  }
}
