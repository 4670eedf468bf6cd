const probeLimitMs = 10_000;
/** The edge reads and compiles a part's source files before it renders them for the first time. */
const firstPageLimitMs = 60_000;

/** The origin that an address is of; throws for what is no address of a shop. */
export function shopOriginOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`"${text}" is no shop: name its origin, such as http://localhost:3000`);
  return new URL(text).origin;
}

interface Answer {
  cookies: string[];
  body: string;
}

async function open(address: string, limitMs: number): Promise<Answer> {
  const signal = AbortSignal.timeout(limitMs);
  try {
    const reply = await fetch(address, { redirect: 'manual', signal });
    return { cookies: reply.headers.getSetCookie(), body: await reply.text() };
  } catch (cause) {
    const { origin } = new URL(address);
    const what = signal.aborted
      ? `${origin} has not answered within ${limitMs} ms`
      : `no shop answers at ${origin}`;
    throw new Error(`${what}: is it open?`, { cause });
  }
}

/** A shop that takes no overrides would silently show its release. Throws with what to do. */
export async function requireOverrides(shopOrigin: string, limitMs = probeLimitMs): Promise<void> {
  const { cookies } = await open(`${shopOrigin}/?override=`, limitMs);
  if (!cookies.some((cookie) => cookie.includes('mall-override=')))
    throw new Error(`${shopOrigin} takes no overrides: it has to be started with ALLOW_OVERRIDE=1`);
}

/**
 * Whether a page loads something from a development server: what an edge cannot read it does not show.
 *
 * @param address of a page with the override in its query
 * @param origin of the development server, which has to run
 */
export async function isShownIn(address: string, origin: string): Promise<boolean> {
  const { body } = await open(address, firstPageLimitMs);
  return body.includes(`${origin}/`);
}
