const key = 'LAST_ACTIVITY';

/**
 * When a member was last active in any tab, ms since 1970: one who works in a tab is not idle in the others. Where the
 * browser keeps nothing, each tab knows of itself alone.
 */
export function createLastActivity(storageOf: () => Storage = () => localStorage) {
  let own = 0;
  const stored = (): number => {
    try {
      const at = Number(storageOf().getItem(key));
      // Activity is never in the future, whatever a clock said.
      return at <= Date.now() ? at : 0;
    } catch {
      return 0;
    }
  };
  return {
    at: () => Math.max(own, stored()),
    note(): void {
      own = Date.now();
      try {
        storageOf().setItem(key, String(own));
      } catch {
        // Known here.
      }
    },
  };
}
