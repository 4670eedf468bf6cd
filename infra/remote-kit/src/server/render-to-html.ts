import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What React leaves in place of a boundary that suspended or crashed; no text can contain it unescaped. */
const unfinished = '<!--$!-->';

/** How often a root is rendered in one go: a late part may have a late part of its own. */
const tries = 3;

/**
 * Renders to one string in one go (decision 13), or as a stream where something suspends for long or crashes; rejects
 * on the first error, so that the edge answers with another version or a skeleton.
 * @param inOneGo surrounds the first way to render, which ends when it returns
 */
export async function renderToHtml(
  make: () => ReactNode,
  identifierPrefix: string,
  inOneGo: (render: () => string) => string = (render) => render(),
): Promise<string> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const ui = make();
    const html = inOneGo(() => renderToString(ui, { identifierPrefix }));
    if (!html.includes(unfinished)) return html;
    // Late code lies in the same file and is there by then. The first stream of a thread turns on Node 20's async
    // hooks for good, and every promise then costs twice as much.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return renderStream(make(), identifierPrefix);
}

function renderStream(ui: ReactNode, identifierPrefix: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const stream = renderToPipeableStream(ui, {
      identifierPrefix,
      // Completed boundaries stay in place: moving them there would take an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onShellError: reject,
      onAllReady: () => stream.pipe(collector),
    });
  });
}
