import {
  deepTones,
  type HomePlan,
  homePaletteShape,
  homePlanSchema,
  homeSectionShape,
  homeStyleShape,
  homeVariants,
} from '@mall/contracts/api/content/home-plan';
import { contrast } from '@mall/contracts/domain/contrast';
import * as z from 'zod';

/** Every word on these must be readable (WCAG AA). */
const leastContrast = 4.5;
const ink = '#111111';

/** As the contract has it, but a misspelt name is refused and not overlooked. */
const knownNames = z.strictObject({
  style: z.strictObject(homeStyleShape),
  palette: z.strictObject(homePaletteShape),
  sections: z.array(z.strictObject(homeSectionShape)).min(1),
});

/** What is wrong with a plan, one line each; empty for one that can be shown. */
export function faultsOf(plan: HomePlan): string[] {
  return [...sectionFaults(plan), ...paletteFaults(plan)];
}

function sectionFaults({ sections }: HomePlan): string[] {
  const kinds = sections.map(({ kind }) => kind);
  const twice = kinds.filter((kind, index) => kinds.indexOf(kind) < index);
  return [
    ...twice.map((kind) => `${kind} stands in the plan twice`),
    ...sections.flatMap(({ kind, variant }) => {
      const known: readonly string[] = homeVariants[kind];
      if (variant === undefined || known.includes(variant)) return [];
      return [`${kind} has no variant ${variant}: ${[...new Set(known)].join(', ')}`];
    }),
  ];
}

function paletteFaults({ palette }: HomePlan): string[] {
  const { ground, wash, quiet, accent, sale, deep } = palette;
  const pairs = [
    ...Object.entries({ ground, wash }).flatMap(([name, under]) =>
      Object.entries({ ink, quiet, accent, sale }).map(([word, over]) => ({ name, under, word, over })),
    ),
    ...Object.entries(deepTones).map(([word, over]) => ({ name: 'deep', under: deep, word, over })),
  ];
  return pairs.flatMap(({ name, under, word, over }) => {
    const ratio = contrast(over, under);
    if (ratio >= leastContrast) return [];
    return [`${word} ${over} on ${name} ${under} has ${ratio.toFixed(1)}:1, words need ${leastContrast}:1`];
  });
}

/** A plan as an operator gives it: names and variants known, every section once, all words readable. */
export const givenPlanSchema = knownNames.pipe(homePlanSchema).superRefine((plan, context) => {
  for (const message of faultsOf(plan)) context.addIssue({ code: 'custom', message });
});
