const longest = 500;

/** The page of another site that led here (spec 3.7), as the browser reports it; null for none. */
export function inflowUrl(): string | null {
  const { referrer, location } = document;
  if (!URL.canParse(referrer) || referrer.length > longest) return null;
  return new URL(referrer).host === location.host ? null : referrer;
}
