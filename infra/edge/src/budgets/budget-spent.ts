/** A caller has done too much; Fastify answers with the status. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
  readonly statusCode = 429;

  /** @param waitSeconds until there is some budget again */
  constructor(readonly waitSeconds: number) {
    super('the budget of this caller is spent');
  }
}
