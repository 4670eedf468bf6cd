const probeLimitMs = 6000;

/** The origin that an address is of; throws for what is no address of a shop. */
export function shopOriginOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`"${text}" is no shop: name its origin, such as http://localhost:3000`);
  return new URL(text).origin;
}

/**
 * A shop shows a remote in place of the one of its release, and none to whom it allows no overrides: either would
 * silently show something else. Throws with what to do.
 *
 * @param address of a page with the override in its query
 */
export async function refuseHiddenOverride(
  address: string,
  { name, origin }: { name: string; origin: string },
): Promise<void> {
  const shop = new URL(address).origin;
  const reply = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(probeLimitMs) }).catch(
    (cause: unknown) => {
      throw new Error(`no shop answers at ${shop}: is it open?`, { cause });
    },
  );
  if (!reply.headers.getSetCookie().some((cookie) => cookie.includes('mall-override=')))
    throw new Error(`${shop} takes no overrides: it has to be started with ALLOW_OVERRIDE=1`);
  if (!(await reply.text()).includes(`${origin}/`))
    throw new Error(
      `the release of ${shop} has no ${name} yet, and an override replaces one that is there: publish a first version and have it composed`,
    );
}
