import type { ExpectedReport } from '../../faults/browser/run-case.ts';
import { faultAttack } from '../../faults/fault-attack.ts';
import type { FaultRemote } from '../../faults/fault-pages.ts';
import { failingOnServer } from '../../faults/release/server-faults.ts';

/** Pages of other remotes do not notice anything. */
const reportOf =
  (broken: FaultRemote, says: RegExp) =>
  (remote: FaultRemote): ExpectedReport =>
    remote === broken ? { by: 'edge', says } : { by: 'none' };

/** A fault of the server alone: it is there when the page is asked for. */
const prepare = async () => ({ wasMet: () => true });

export const renderThrows = faultAttack({
  name: 'faults/render-throws',
  about: 'a remote that throws on the server is rendered by the browser, and no other page notices',
  remotes: ['mf-content', 'mf-catalog'],
  fault: 'mf-content throws in its server render',
  isAlone: true,
  by: 'address',
  release: failingOnServer('mf-content', 'throws'),
  prepare,
  report: reportOf('mf-content', /failure in a server render/),
  cameBy: 'by the render of the browser',
});

export const renderLoops = faultAttack({
  name: 'faults/render-loops',
  about: 'a remote that loops on the server is rendered by the browser and switched off there',
  remotes: ['mf-live', 'mf-product'],
  fault: 'mf-live loops in its server render',
  isAlone: true,
  by: 'address',
  release: failingOnServer('mf-live', 'loops'),
  prepare,
  report: reportOf('mf-live', /version switched off on the server/),
  cameBy: 'by the render of the browser',
});

export const renderEatsMemory = faultAttack({
  name: 'faults/render-eats-memory',
  about: 'a remote that eats the memory of a render thread is rendered by the browser and switched off there',
  remotes: ['mf-product', 'mf-member'],
  fault: 'mf-product eats memory in its server render',
  isAlone: true,
  by: 'address',
  release: failingOnServer('mf-product', 'eats'),
  prepare,
  report: reportOf('mf-product', /version switched off on the server/),
  cameBy: 'by the render of the browser',
});
