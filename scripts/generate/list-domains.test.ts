import path from 'node:path';
import { planDomains } from './list-domains.ts';
import { readSource } from './plan.ts';

const root = path.resolve(import.meta.dirname, '../..');
const workshop = { root, templates: path.join(root, 'infra/remote-kit/templates') };

it('domains.ts is what `npm run generate -- domains` makes of the folders', () => {
  const [list] = planDomains(workshop);
  expect(readSource(workshop, 'shared-contracts/src/api/domains.ts')).toBe(list?.content);
});

it('a new file comes in by its path, and a name that another folder has is refused', () => {
  const [list] = planDomains(workshop, ['orders/carts-of-others']);
  expect(list?.content).toContain(
    "from './orders/carts.ts';\nexport * as cartsOfOthers from './orders/carts-of-others.ts';\n",
  );
  expect(() => planDomains(workshop, ['community/carts'])).toThrow(
    'the domain carts is orders/carts already',
  );
});
