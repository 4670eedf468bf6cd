import type { SampleShop } from '@mall/api/app/sample-shop';
import { seed } from './seed.ts';
import { startRegisteringSamples } from './shoppers/register-sample-payments.ts';

/** What the API loads when it is started with sample products. @public */
export const sampleShop: SampleShop = { seed, registerPayments: startRegisteringSamples };
