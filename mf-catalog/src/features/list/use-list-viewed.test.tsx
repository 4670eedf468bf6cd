import { catalogListViewed } from '@mall/contracts/events/topics';
import { ServicesContext } from '@mall/remote-kit/services';
import { createFakeServices } from '@mall/remote-kit/testing';
import { render } from '@testing-library/react';
import { productList } from '../../testing/builders.ts';
import { parseListParams } from './state/list-params.ts';
import { useListViewed } from './use-list-viewed.ts';

const params = parseListParams(new URL('https://mall.test/goods/list?search_keyword=coat'), { kind: 'all' });

function Probe({ list }: { list: ReturnType<typeof productList> | undefined }) {
  useListViewed({ kind: 'all' }, params, list);
  return null;
}

it('reports once which products a list has shown, as soon as they are there', () => {
  const services = createFakeServices('/goods/list');
  const listener = jest.fn();
  services.bus.subscribe(catalogListViewed, listener);
  const at = (list: ReturnType<typeof productList> | undefined) => (
    <ServicesContext value={services}>
      <Probe list={list} />
    </ServicesContext>
  );
  const { rerender } = render(at(undefined));
  expect(listener).not.toHaveBeenCalled();
  rerender(at(productList()));
  // The same products fetched again are no second showing.
  rerender(at(productList()));
  expect(listener.mock.calls).toEqual([
    [{ title: "'coat' 검색 결과", product_ids: [7, 8], keyword: 'coat' }],
  ]);
});
