import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What React leaves in place of a boundary that suspended or crashed; no text can contain it unescaped. */
const unfinished = '<!--$!-->';

/**
 * Renders to one string and rejects on the first error, so that the edge answers with another version or a skeleton.
 * Pages whose data and code are at hand render in one go, which costs a tenth less than a stream; what suspends or
 * crashes is made and rendered again as a stream, which waits, and says what went wrong.
 *
 * @param inOneGo surrounds the first way to render, which ends when it returns
 */
export async function renderToHtml(
  make: () => ReactNode,
  identifierPrefix: string,
  inOneGo: (render: () => string) => string = (render) => render(),
): Promise<string> {
  const ui = make();
  const html = inOneGo(() => renderToString(ui, { identifierPrefix }));
  return html.includes(unfinished) ? renderStream(make(), identifierPrefix) : html;
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
