import { readConfig } from './config.ts';

describe('PAY_METHODS', () => {
  it('names ways to pay in the order they are offered', () => {
    expect(readConfig({ PAY_METHODS: 'DEPOSIT, CARD,CARD' }).PAY_METHODS).toEqual(['DEPOSIT', 'CARD']);
    expect(readConfig({}).PAY_METHODS).toContain('KAKAOPAY');
  });

  it.each(['CARD,BITCOIN', 'POINT', ','])(
    'that is no list of them is refused with those there are: %s',
    (text) => {
      expect(() => readConfig({ PAY_METHODS: text })).toThrow(
        /PAY_METHODS: has no way to pay called .*; there are CARD, /,
      );
    },
  );
});
