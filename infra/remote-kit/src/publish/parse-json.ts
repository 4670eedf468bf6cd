/** What a text says as JSON; null where it is none, which no schema of ours takes. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
