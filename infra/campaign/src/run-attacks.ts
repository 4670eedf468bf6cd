import type { Attack, AttackResult } from './attack.ts';
import type { Ran } from './report/tables.ts';
import type { CampaignShop } from './shop/campaign-shop.ts';

/** An attack that cannot be carried through shows nothing, so it counts as fallen. */
const failed = (error: unknown): AttackResult => ({
  tried: 1,
  fallen: [`could not be carried through: ${error instanceof Error ? error.message : String(error)}`],
});

/** Runs attacks one after the other and looks into the books after each; what disagrees is said once. */
export async function runAttacks(
  attacks: readonly Attack[],
  shop: CampaignShop,
  say: (line: string) => void,
  isQuick = false,
): Promise<{ ran: Ran[]; books: string[] }> {
  const ran: Ran[] = [];
  const books = new Map<string, string>();
  for (const { name, about, run } of attacks) {
    const started = performance.now();
    const result = await run(shop, isQuick).catch(failed);
    const { tried, fallen } = result;
    const seconds = (performance.now() - started) / 1000;
    ran.push({ name, about, seconds, ...result });
    for (const line of await shop.disagreements().catch((error: unknown) => failed(error).fallen))
      if (!books.has(line)) books.set(line, name);
    say(`${fallen.length > 0 ? 'FALLEN' : 'held  '}  ${name}: ${tried} tries, ${seconds.toFixed(1)} s`);
  }
  return { ran, books: [...books].map(([line, name]) => `${line} (after ${name})`) };
}
