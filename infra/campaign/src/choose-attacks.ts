import { didYouMean } from '@mall/command-line/nearest';
import type { Attack } from './attack.ts';

export interface Choice {
  /** Names, or areas such as `money`; all when empty. */
  names: readonly string[];
  isQuick: boolean;
}

/** The attacks that are wanted; throws for a name that is none. */
export function chooseAttacks(all: readonly Attack[], { names, isQuick }: Choice): Attack[] {
  const isOf = (attack: Attack, name: string) => attack.name === name || attack.name.startsWith(`${name}/`);
  const unknown = names.filter((name) => !all.some((attack) => isOf(attack, name)));
  if (unknown.length > 0) {
    const known = all.flatMap(({ name }) => [name, name.slice(0, name.indexOf('/'))]);
    const faults = unknown.map((name) => `there is no attack ${name}${didYouMean(name, known)}`);
    throw new Error(`${faults.join('; ')}; npm run campaign -- --list shows all`);
  }
  return all
    .filter((attack) => names.length === 0 || names.some((name) => isOf(attack, name)))
    .filter((attack) => !isQuick || attack.isQuick);
}
