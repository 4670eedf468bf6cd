import { inSpan } from '@mall/service-kit/traces/spans';
import { providerCalls } from '../../platform/metrics/api-metrics.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/** The same gateway, measured for `/metrics` and for traces. */
export function watchGateway(gateway: PaymentGateway): PaymentGateway {
  const watched =
    <Input extends unknown[], Result>(call: string, ask: (...input: Input) => Promise<Result>) =>
    async (...input: Input): Promise<Result> => {
      const end = providerCalls.startTimer({ call });
      try {
        const answer = await inSpan(`payment provider ${call}`, { kind: 'client' }, () => ask(...input));
        end({ outcome: 'answered' });
        return answer;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    };
  return {
    find: watched('find', gateway.find),
    look: watched('look', gateway.look),
    receipts: watched('receipts', gateway.receipts),
    list: watched('list', gateway.list),
    closeAccount: watched('closeAccount', gateway.closeAccount),
    cancel: watched('cancel', gateway.cancel),
    cancelPart: watched('cancelPart', gateway.cancelPart),
  };
}
