import type { SampleValues } from '@mall/command-line/examples';

/** What stands for the values of commands in the examples of their help. */
export const sampleValues: SampleValues = {
  words: 'coat',
  'user-id': 'shopper01',
  'order-id': '20261201-0000012',
  name: 'Winter',
  title: 'Winter',
  line: 'this week only',
  code: 'tbh_shop',
  setting: 'footer',
  pieces: '12',
  KRW: '39000',
  digits: '11012345678',
  number: '02-1234-5678',
  address: '/goods/list',
  region: 'Seoul',
  'plan.json': 'plan.json',
  'file.csv': 'catalogue.csv',
};
