import {
  one,
  other,
  plain,
  publishing,
  reasonsFor,
  subscribing,
  withOptional,
  withRequired,
} from '../testing/sample-shop.ts';

describe('events', () => {
  it('fit when the publisher sends more than the listener reads', () => {
    expect(reasonsFor({ live: publishing(other, withRequired), product: subscribing(one, plain) })).toEqual(
      [],
    );
  });

  it('do not fit when the publisher leaves out what the listener needs', () => {
    expect(
      reasonsFor({ live: publishing(other, withOptional), product: subscribing(one, withRequired) }),
    ).toEqual([
      "mf-product@1.0.0 cannot read live:started@1 from mf-live@1.0.0: payload.note may be missing, but is required. Raise the topic's version in shared-contracts, or build mf-product so that it does without",
    ]);
  });

  it('do not fit when one publisher of several leaves it out', () => {
    const reasons = reasonsFor({
      shell: subscribing(one, withRequired),
      live: publishing(other, plain),
      product: publishing(one, withRequired),
    });
    expect(reasons).toEqual([
      expect.stringMatching(/^shell@1\.0\.0 cannot read live:started@1 from mf-live@1/),
    ]);
  });

  it('without a publisher are refused', () => {
    expect(reasonsFor({ product: subscribing(one, plain) })).toEqual([
      expect.stringMatching(/^mf-product@1\.0\.0 listens to live:started@1, which no remote publishes/),
    ]);
  });
});
