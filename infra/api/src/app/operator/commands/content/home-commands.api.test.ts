import { viewNewMain } from '@mall/contracts/api/content/new-main';
import { defaultPlans } from '../../../../catalogue/content/home/plans/default-plans.ts';
import { operateOn } from '../../../../testing/operate-on.ts';
import { startTestApi, type TestApi } from '../../../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const operate = (command: string, input: object) => operateOn(api, command, input);
const home = async () => (await api.call(viewNewMain, { query: { family_id: 12 } })).data.plan;
const { style, palette } = defaultPlans.rrig;

it('show prints what set takes, set changes the home, reset gives the own plan back', async () => {
  const shown = await operate('home.show', { site: 'rrig' });
  expect(JSON.parse(shown.lines.join(''))).toEqual(defaultPlans.rrig);
  const plan = { style: { ...style, density: 'dense' }, palette, sections: [{ kind: 'best' }] };
  expect((await operate('home.set', { site: 'rrig', plan })).lines).toEqual([
    'RRIG has 1 sections: /main/rrig',
  ]);
  expect(await home()).toEqual(plan);
  await operate('home.reset', { site: 'rrig' });
  expect(await home()).toEqual(defaultPlans.rrig);
  const { lines } = await operate('audit.list', { count: 2 });
  expect(lines.join()).toContain('home rrig');
});

it.each([
  ['a section that is misspelt', { sections: [{ kind: 'bests' }] }, /kind/],
  ['a key that is misspelt', { sections: [{ kind: 'best', titel: '' }] }, /titel/],
  [
    'a section that stands twice',
    { sections: [{ kind: 'best' }, { kind: 'best' }] },
    /best stands in the plan twice/,
  ],
  [
    'a variant of another section',
    { sections: [{ kind: 'best', variant: 'rail' }] },
    /best has no variant rail: boards, priced/,
  ],
  [
    'words that cannot be read',
    { palette: { ...palette, quiet: '#bbbbbb' } },
    /quiet #bbbbbb on ground #f1f0ea has 1\.7:1/,
  ],
  ['a home without sections', { sections: [] }, /sections/],
])('set refuses %s, and says so', async (_case, change, message) => {
  const plan = { ...defaultPlans.rrig, ...change };
  const refusal = await operate('home.set', { site: 'rrig', plan });
  expect(refusal.status).toBe(400);
  expect(refusal.message).toMatch(message);
  expect(await home()).toEqual(defaultPlans.rrig);
});
