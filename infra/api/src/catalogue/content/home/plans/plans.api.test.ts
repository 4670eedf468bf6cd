import { homeSectionKinds } from '@mall/contracts/api/content/home-plan';
import { viewNewMain } from '@mall/contracts/api/content/new-main';
import { familySites } from '@mall/contracts/domain/family-site';
import { startTestApi, type TestApi } from '../../../../testing/servers/start-test-api.ts';
import { defaultPlans } from './default-plans.ts';
import { faultsOf } from './given-plan.ts';
import { planSettingOf } from './load-plan.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const planOf = async (family_id: number) => (await api.call(viewNewMain, { query: { family_id } })).data.plan;
const keep = (site: (typeof familySites)[number], value: unknown) =>
  api.db
    .insertInto('settings')
    .values({ code: planSettingOf(site), value: JSON.stringify(value) })
    .execute();

it.each(familySites.map((site) => site.code))('%s has a plan that an operator could have given', (code) => {
  expect(faultsOf(defaultPlans[code])).toEqual([]);
});

it('tells the nine homes apart: no two have the same order, or the same looks', () => {
  const plans = Object.values(defaultPlans);
  const orders = plans.map(({ sections }) => sections.map(({ kind }) => kind).join());
  const looks = plans.map(({ style, palette }) => JSON.stringify([style, palette]));
  expect(new Set(orders).size).toBe(9);
  expect(new Set(looks).size).toBe(9);
});

it('of the mall keeps every section of spec 2.7', () => {
  expect(defaultPlans.tbh_shop.sections.map(({ kind }) => kind)).toEqual(homeSectionKinds);
});

it("comes with a site's home: its own, or the operator's, and never one that cannot be shown", async () => {
  const [, , , jucy, basic] = familySites;
  expect(await planOf(jucy.id)).toEqual(defaultPlans.jucy_judy);
  const mine = { ...defaultPlans.jucy_judy, sections: [{ kind: 'best', title: '우리 것만' }] };
  await keep(jucy, mine);
  expect(await planOf(jucy.id)).toEqual(mine);
  await keep(basic, { style: 'none' });
  expect(await planOf(basic.id)).toEqual(defaultPlans.basic_house);
});
