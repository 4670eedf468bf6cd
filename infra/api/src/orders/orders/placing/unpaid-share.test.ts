import fc from 'fast-check';
import { type HeldPieces, type Holding, piecesLeftToHold } from './unpaid-share.ts';

const config = {
  UNPAID_SHARE: 80,
  UNPAID_SHARE_GUESTS: 50,
  UNPAID_SHARE_DEPOSITS: 30,
  UNPAID_SHARE_FROM: 20,
};
const free = (pieces: number): HeldPieces => ({ free: pieces, held: 0, heldByGuests: 0, heldForDeposits: 0 });
const guest = { isGuest: true, isDeposit: false };
const member = { isGuest: false, isDeposit: false };

describe('what unpaid orders may hold of an option', () => {
  it.each([
    ['a member', member, 80],
    ['a guest', guest, 50],
    ["a member's deposit", { ...member, isDeposit: true }, 30],
    ["a guest's deposit", { ...guest, isDeposit: true }, 30],
  ])('of 100 pieces, as %s', (_who, holding, pieces) => {
    expect(piecesLeftToHold(free(100), holding, config)).toBe(pieces);
  });

  it('is a share of the last few for deposits, one piece at least', () => {
    const deposit = { ...member, isDeposit: true };
    expect([20, 10, 3, 1].map((left) => piecesLeftToHold(free(left), deposit, config))).toEqual([6, 3, 1, 1]);
    expect(piecesLeftToHold({ ...free(19), held: 1, heldForDeposits: 1 }, deposit, config)).toBe(5);
  });

  it('is everything of the last few for a shopper who pays at once', () => {
    expect(piecesLeftToHold(free(20), guest, config)).toBe(Number.POSITIVE_INFINITY);
    expect(piecesLeftToHold(free(21), guest, config)).toBe(10);
  });

  const pieces = fc.record({
    free: fc.nat(500),
    guests: fc.nat(500),
    members: fc.nat(500),
    deposits: fc.nat(1000),
  });
  const holding = fc.record({ isGuest: fc.boolean(), isDeposit: fc.boolean() });
  const heldOf = ({ free: left, guests, members, deposits }: Record<string, number>): HeldPieces => ({
    free: left ?? 0,
    held: (guests ?? 0) + (members ?? 0),
    heldByGuests: guests ?? 0,
    heldForDeposits: Math.min(deposits ?? 0, (guests ?? 0) + (members ?? 0)),
  });

  it('never takes all that there is, however the orders come, once there are more than a few', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 21, max: 300 }),
        fc.array(fc.tuple(holding, fc.integer({ min: 1, max: 99 }))),
        (stock, orders) => {
          const state = free(stock);
          for (const [one, wanted] of orders) {
            const taken = Math.min(
              wanted,
              state.free,
              Math.max(0, piecesLeftToHold(state, one as Holding, config)),
            );
            state.free -= taken;
            state.held += taken;
            state.heldByGuests += one.isGuest ? taken : 0;
            state.heldForDeposits += one.isDeposit ? taken : 0;
          }
          expect(state.free).toBeGreaterThan(0);
          expect(state.heldByGuests).toBeLessThanOrEqual(stock / 2);
          expect(state.heldForDeposits).toBeLessThanOrEqual((stock * 3) / 10);
        },
      ),
    );
  });

  it('leaves a member at least as much as a guest, and no deposit more than either', () => {
    fc.assert(
      fc.property(pieces, (given) => {
        const state = heldOf(given);
        const of = (one: Holding) => piecesLeftToHold(state, one, config);
        expect(of(member)).toBeGreaterThanOrEqual(of(guest));
        expect(of({ ...member, isDeposit: true })).toBeLessThanOrEqual(of(member));
        expect(of({ ...guest, isDeposit: true })).toBeLessThanOrEqual(of(guest));
      }),
    );
  });

  it('lets a crowd that pays buy every piece, one after the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (stock) => {
        for (let left = stock; left > 0; left -= 1)
          expect(
            piecesLeftToHold({ ...free(left - 1), held: 1, heldByGuests: 1 }, guest, config),
          ).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
