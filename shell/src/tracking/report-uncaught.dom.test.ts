import type { FailureReport } from './report-error.ts';
import { reportUncaught } from './report-uncaught.ts';

const reports: FailureReport[] = [];
beforeAll(() => reportUncaught((report) => reports.push(report)));
beforeEach(() => {
  reports.length = 0;
});

function failing(message: string, stack?: string): Error {
  const error = new Error(message);
  error.stack = stack ?? '';
  return error;
}
const throwUncaught = (error: Error) =>
  dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
const reject = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

describe('an uncaught error', () => {
  it('is reported with the remote and the version whose code it is', () => {
    throwUncaught(
      failing(
        'no price',
        'Error: no price\n  at press (https://shop.example/_assets/mf-product/1.4.2/route-product.3f2a.js:1:99)\n  at https://shop.example/_assets/shell/2.0.0/shell.js:1:1',
      ),
    );
    expect(reports).toMatchObject([
      { where: 'mf-product: uncaught', remote: 'mf-product', version: '1.4.2', message: 'Error: no price' },
    ]);
  });

  it('is reported for promises, whatever they were rejected with', () => {
    reject(failing('lost', 'at https://shop.example/_assets/mf-live/1.0.0/remote.js:1:1'));
    reject('only a text');
    expect(reports).toMatchObject([
      { where: 'mf-live: uncaught', remote: 'mf-live' },
      { where: 'outside the shop: uncaught', message: 'only a text' },
    ]);
  });

  it('is reported three times at most, and not where nothing has broken', () => {
    for (let times = 0; times < 10; times += 1) throwUncaught(failing('again'));
    throwUncaught(failing('ResizeObserver loop completed with undelivered notifications.'));
    expect(reports).toHaveLength(3);
  });
});
