const koreanOffsetMs = 9 * 3_600_000;

/** A moment's parts in Korean time, wherever it is rendered. */
export function koreanMoment(iso: string) {
  const at = new Date(Date.parse(iso) + koreanOffsetMs);
  return {
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    weekday: at.getUTCDay(),
    hours: at.getUTCHours(),
    minutes: at.getUTCMinutes(),
  };
}
