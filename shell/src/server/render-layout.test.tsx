import { viewSettings } from '@mall/contracts/api/content/content';
import { createFakeServices } from '@mall/remote-kit/testing';
import { layoutSettings } from '../testing/settings.ts';
import { renderLayout } from './render-layout.tsx';

/** A layout whose settings came with this reply, as renders of the same second share it. */
async function layoutWith(reply: ReturnType<typeof layoutSettings>, href = '/') {
  const services = createFakeServices(href, {});
  const api: typeof services.api = async () => reply as never;
  let tokens = 0;
  const next = () => `fragment-${++tokens}`;
  return renderLayout('default', { ...services, api }, { next });
}

const companyWith = (phone: string) => {
  const { shopDefaultConfig } = layoutSettings();
  const center = { ...shopDefaultConfig.customer_center, phone };
  return layoutSettings({ shopDefaultConfig: { ...shopDefaultConfig, customer_center: center } });
};

it('shows the company of its own settings, also where the footer was rendered before', async () => {
  const settings = companyWith('1544-0001');
  const first = await layoutWith(settings);
  const again = await layoutWith(settings, '/goods/list');
  const other = await layoutWith(companyWith('1588-0002'));
  expect(first.footer.html).toContain('1544-0001');
  expect(again.footer).toEqual(first.footer);
  expect(other.footer.html).toContain('1588-0002');
});

it(`has no company where ${viewSettings.id} did not come, and has it in the next page`, async () => {
  const services = createFakeServices('/', {});
  const api: typeof services.api = () => Promise.reject(new Error('down'));
  const without = await renderLayout('default', { ...services, api }, { next: () => 'fragment' });
  expect(without.footer.html).not.toContain('1544-0001');
  const { footer } = await layoutWith(companyWith('1544-0001'));
  expect(footer.html).toContain('1544-0001');
});
