const minuteMs = 60_000;

/**
 * The present time (ISO 8601), or the first millisecond after `earlier`: entries of one millisecond keep their order. A
 * clock that was set back by more than a minute is believed, and what is no time is passed over.
 */
export function momentAfter(earlier: readonly (string | null)[], now = Date.now()): string {
  const next = earlier
    .map((moment) => Date.parse(moment ?? '') + 1)
    .reduce((last, moment) => (moment > last && moment <= now + minuteMs ? moment : last), now);
  return new Date(next).toISOString();
}
