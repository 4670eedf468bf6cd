import { performance as nodePerformance } from 'node:perf_hooks';
import { TextDecoder, TextEncoder } from 'node:util';

/** What browsers have and jsdom has not; react-router needs it when it is loaded. */
Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  reportError: (error: unknown) => dispatchEvent(new ErrorEvent('error', { error, message: String(error) })),
});
if (!('mark' in performance))
  Object.assign(performance, { mark: (name: string) => nodePerformance.mark(name) });
