import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders to one string and rejects on the first error. `renderToString` would hide an error below a Suspense
 * boundary; here the edge must learn of it, to answer with another version or a skeleton.
 */
export function renderToHtml(ui: ReactNode, identifierPrefix: string): Promise<string> {
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
