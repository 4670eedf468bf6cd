/** Whom a budget is counted for. */
export type Scope = 'account' | 'session' | 'address';

interface Limit {
  points: number;
  /** Time in which they come anew, seconds. */
  seconds: number;
}

const minute = (points: number): Limit => ({ points, seconds: 60 });
const hour = (points: number): Limit => ({ points, seconds: 3600 });

/**
 * What one account, one session and one address may spend; an account that the API confirmed spends of its own only. An address may be an office or a mobile carrier with many
 * shoppers, so that its limits are for crowds. A session is made up easily: it bounds one browser, not a thief.
 */
export const budgetLimits = {
  /** Changes that the API is asked for, but these two kinds: */
  changes: { account: minute(300), session: minute(300), address: minute(1200) },
  /** Steps of an order. */
  orders: { account: minute(60), session: minute(60), address: minute(300) },
  /** Tries to log in. */
  logins: { session: minute(20), address: minute(120) },
  /** Searches by keyword: the database's dearest question. */
  searches: { account: minute(120), session: minute(120), address: minute(300) },
  /** Pages that were in no cache. */
  renders: { account: minute(300), address: minute(1200) },
  /** Cart, order and member pages: a flood of other pages does not close them. */
  personalRenders: { account: minute(300), address: minute(1200) },
  /** Pictures in sizes that were never asked for before. */
  pictures: { address: hour(20_000) },
  /** Products that share pictures ask the API about. */
  shares: { address: minute(600) },
  /** KB of failures that browsers report, into two files of 5 MB. */
  failures: { session: hour(60), address: hour(240) },
  /** KB of steps that browsers report. */
  events: { session: hour(600), address: hour(6000) },
} as const satisfies Record<string, Partial<Record<Scope, Limit>>>;

export type BudgetKind = keyof typeof budgetLimits;
