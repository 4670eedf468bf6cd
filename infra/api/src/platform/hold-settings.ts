import * as z from 'zod';

const count = (fallback: number, maximum = 1_000_000) =>
  z.coerce.number().int().min(1).max(maximum).default(fallback);

/** How much stock unpaid orders may hold, and for how long (decision 93). */
export const holdSettings = {
  /** Minutes after which an unpaid order is given up, of a guest and of a member. */
  HOLD_MINUTES_GUEST: count(15, 60),
  HOLD_MINUTES_MEMBER: count(30, 120),
  /** Hours that an issued virtual account waits for its deposit at most, whatever the provider says. */
  DEPOSIT_HOURS: count(24, 72),
  /** Unpaid orders at once of one shopper: a member, or a guest's browser. */
  UNPAID_ORDERS_PER_BUYER: count(5),
  UNPAID_PIECES_PER_GUEST: count(50),
  UNPAID_PIECES_PER_MEMBER: count(200),
  /**
   * The same of all guests at one network address, an IPv6 /64: shoppers of a mobile carrier share one. Deposits are
   * counted apart, because they wait for a day.
   */
  UNPAID_ORDERS_PER_ADDRESS: count(60),
  UNPAID_DEPOSITS_PER_ADDRESS: count(10),
  UNPAID_PIECES_PER_ADDRESS: count(300),
  /** Hundredths of an option's pieces that unpaid orders hold at most: all, those of guests, those that wait for deposits. */
  UNPAID_SHARE: count(80, 100),
  UNPAID_SHARE_GUESTS: count(50, 100),
  UNPAID_SHARE_DEPOSITS: count(30, 100),
  /** Options with so few pieces left go to the first shopper who comes, deposits aside. */
  UNPAID_SHARE_FROM: count(20),
};
