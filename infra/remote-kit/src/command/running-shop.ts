const probeLimitMs = 6000;

/** The origin that an address is of; throws for what is no address of a shop. */
export function shopOriginOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`"${text}" is no shop: name its origin, such as http://localhost:3000`);
  return new URL(text).origin;
}

async function open(address: string): Promise<Response> {
  return fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(probeLimitMs) }).catch(
    (cause: unknown) => {
      throw new Error(`no shop answers at ${new URL(address).origin}: is it open?`, { cause });
    },
  );
}

/** A shop that takes no overrides would silently show its release. Throws with what to do. */
export async function requireOverrides(shopOrigin: string): Promise<void> {
  const reply = await open(`${shopOrigin}/?override=`);
  if (!reply.headers.getSetCookie().some((cookie) => cookie.includes('mall-override=')))
    throw new Error(`${shopOrigin} takes no overrides: it has to be started with ALLOW_OVERRIDE=1`);
}

/**
 * Whether a page loads something from a development server: what an edge cannot read it does not show.
 *
 * @param address of a page with the override in its query
 * @param origin of the development server, which has to run
 */
export async function isShownIn(address: string, origin: string): Promise<boolean> {
  return (await (await open(address)).text()).includes(`${origin}/`);
}
