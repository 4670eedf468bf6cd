import * as z from 'zod/mini';

/** Another party's window: a social login or the identity check. */
const kindSchema = z.enum(['social', 'identity']);
export type OutsideKind = z.infer<typeof kindSchema>;

/** What was begun with another party, stored where its answer will arrive: in the window, or in this tab. */
const roundSchema = z.object({
  kind: kindSchema,
  /** `state` of the social login, `token_version_id` of the identity check. */
  id: z.string(),
  /** Whether it was begun in a window of its own. */
  isWindow: z.boolean(),
  /** Page that goes on with the answer when it arrives in this tab. */
  backTo: z.string(),
  /** What the page needs to go on: provider and purpose, or what the check was for. */
  note: z.record(z.string(), z.string()),
});
export type OutsideRound = z.infer<typeof roundSchema>;

/** The fields that the party added to the return address. */
const returnedSchema = z.record(z.string(), z.string());
export type Returned = z.infer<typeof returnedSchema>;

const arrivalSchema = z.object({ round: roundSchema, returned: returnedSchema });
/** An answer that arrived in this tab, for the page that began. */
export type Arrival = z.infer<typeof arrivalSchema>;

const roundKey = 'OUTSIDE_ROUND';
const arrivalKey = 'OUTSIDE_RETURN';

/** False where the browser keeps nothing: an answer to this tab would find no round. */
export function keepRound(round: OutsideRound, storageOf: () => Storage = () => sessionStorage): boolean {
  try {
    storageOf().setItem(roundKey, JSON.stringify(round));
    return true;
  } catch {
    return false;
  }
}

function take<T>(key: string, schema: z.ZodMiniType<T>): T | null {
  try {
    const parsed = z.safeParse(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    sessionStorage.removeItem(key);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The round of this tab, once; null for another kind. */
export function takeRound(kind: OutsideKind): OutsideRound | null {
  const round = take(roundKey, roundSchema);
  return round?.kind === kind ? round : null;
}

export function keepArrival(arrival: Arrival): void {
  try {
    sessionStorage.setItem(arrivalKey, JSON.stringify(arrival));
  } catch {
    // The page that began shows itself as if nothing had arrived.
  }
}

/** What arrived in this tab for the page that asks, once. What arrived for another one stays. */
export function takeArrival(isWanted: (round: OutsideRound) => boolean): Arrival | null {
  try {
    const parsed = z.safeParse(arrivalSchema, JSON.parse(sessionStorage.getItem(arrivalKey) ?? 'null'));
    if (!parsed.success || !isWanted(parsed.data.round)) return null;
    sessionStorage.removeItem(arrivalKey);
    return parsed.data;
  } catch {
    return null;
  }
}
