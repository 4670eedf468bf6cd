import { type HomePlan, homePlanSchema } from '@mall/contracts/api/content/home-plan';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import * as z from 'zod';
import type { Db } from '../../../../platform/database/schema/schema.ts';
import { defaultPlans } from './default-plans.ts';

/** Where an operator's plan of a site is kept among the settings. */
export const planSettingOf = (site: FamilySite) => `home-plan-${site.id}`;

/** The plan of a site's home: the operator's, else the site's own. One that no longer fits is as if it were not there. */
export async function loadPlan(db: Db, site: FamilySite): Promise<HomePlan> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('code', '=', planSettingOf(site))
    .executeTakeFirst();
  return z.safeParse(homePlanSchema, row?.value).data ?? defaultPlans[site.code];
}
