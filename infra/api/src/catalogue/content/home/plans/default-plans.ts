import type { HomePlan } from '@mall/contracts/api/content/home-plan';
import type { FamilySiteCode } from '@mall/contracts/domain/family-site';
import { basicPlan, mainPlan, outletPlan } from './house-plans.ts';
import { luxuryPlan, menPlan, womenPlan } from './line-plans.ts';
import { foluvPlan, jucyPlan, rrigPlan } from './young-plans.ts';

/** How each site's home is put together until its operator changes it (decision 141). */
export const defaultPlans: Readonly<Record<FamilySiteCode, HomePlan>> = {
  tbh_shop: mainPlan,
  mind_bridge_men: menPlan,
  mind_bridge_women: womenPlan,
  jucy_judy: jucyPlan,
  basic_house: basicPlan,
  outlet: outletPlan,
  aquascutum: luxuryPlan,
  foluv: foluvPlan,
  rrig: rrigPlan,
};
