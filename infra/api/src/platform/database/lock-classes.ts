/** First halves of the keys of advisory locks, any numbers but distinct ones; what the second is of stands beside each. */
export const lockClasses = {
  /** Member. */
  heldMember: 720_417,
  /** Network address. */
  loginAddress: 720_418,
  /** User ID. */
  loginAccount: 720_419,
  /** Network address. */
  unpaidAddress: 720_420,
  /** Browser session, or member. */
  unpaidBuyer: 720_421,
  /** Phone. */
  alarmPhone: 720_422,
  /** Member. */
  firstOrder: 720_423,
  /** Phone. */
  orderCodePhone: 720_424,
  /** Phone. */
  notifiedOrdererPhone: 720_425,
  /** Browser session. */
  alarmSession: 720_426,
} as const;

/** Whole keys of advisory locks that everybody takes: they share no numbers with those of two halves. */
export const lockKeys = {
  adoptMigrations: 720_417_001,
  claimedFields: 720_417_010,
} as const;
