/**
 * Steps of orders, payments and uploads between which a process may be killed. Tests name one in `MALL_FAULT_POINT` and the
 * process ends there as by `kill -9`; nothing happens otherwise.
 */
export type FaultPoint =
  | 'place:stock-reserved'
  | 'place:before-commit'
  | 'place:after-commit'
  | 'settle:before-confirm'
  | 'settle:confirmed-before-commit'
  | 'settle:after-confirm'
  | 'settle:before-give-back'
  | 'settle:after-give-back'
  | 'refund:before-provider'
  | 'refund:after-provider'
  | 'fee:paid-before-commit'
  | 'fee:after-give-back'
  | 'photo:stored-before-commit';

export function faultPoint(name: FaultPoint): void {
  if (process.env.NODE_ENV === 'test' && process.env.MALL_FAULT_POINT === name) {
    process.kill(process.pid, 'SIGKILL');
  }
}
