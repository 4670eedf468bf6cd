import { homeVariants } from '@mall/contracts/api/content/home-plan';
import { type FamilySiteCode, familySiteCodeSchema, familySiteOf } from '@mall/contracts/domain/family-site';
import * as z from 'zod';
import { defaultPlans } from '../../../../catalogue/content/home/plans/default-plans.ts';
import { givenPlanSchema } from '../../../../catalogue/content/home/plans/given-plan.ts';
import { loadPlan, planSettingOf } from '../../../../catalogue/content/home/plans/load-plan.ts';
import { operatorCommand, refused } from '../operator-command.ts';

const site = z.custom<FamilySiteCode>(
  (value) => z.safeParse(familySiteCodeSchema, value).success,
  `a site is one of ${familySiteCodeSchema.options.join(', ')}`,
);

/** A site's plan as JSON, ready to be changed and given back. */
export const showHome = operatorCommand(z.strictObject({ site }), async ({ site: code }, { tx }) => ({
  lines: [JSON.stringify(await loadPlan(tx, familySiteOf(code)), null, 2)],
  changes: [],
}));

/** What a plan may be made of. */
export const listHomeSections = operatorCommand(z.strictObject({}), async () => ({
  lines: Object.entries(homeVariants).map(
    ([kind, variants]) => `${kind}  ${[...new Set<string>(variants)].join(', ')}`,
  ),
  changes: [],
}));

/** Replaces a site's plan; shoppers see it within seconds. */
export const setHome = operatorCommand(
  z.strictObject({ site, plan: givenPlanSchema }),
  async ({ site: code, plan }, { tx }) => {
    const family = familySiteOf(code);
    const before = await loadPlan(tx, family);
    const row = { code: planSettingOf(family), value: JSON.stringify(plan) };
    await tx
      .insertInto('settings')
      .values(row)
      .onConflict((conflict) => conflict.column('code').doUpdateSet({ value: row.value }))
      .execute();
    return {
      lines: [`${family.name} has ${plan.sections.length} sections: ${family.home}`],
      changes: [{ subject: `home ${code}`, before, after: plan }],
    };
  },
);

/** Gives a site back the plan that it came with. */
export const resetHome = operatorCommand(z.strictObject({ site }), async ({ site: code }, { tx }) => {
  const family = familySiteOf(code);
  const before = await loadPlan(tx, family);
  const { numDeletedRows } = await tx
    .deleteFrom('settings')
    .where('code', '=', planSettingOf(family))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw refused(`${family.name} has its own plan already`);
  return {
    lines: [`${family.name} has its own plan again: ${family.home}`],
    changes: [{ subject: `home ${code}`, before, after: defaultPlans[code] }],
  };
});
