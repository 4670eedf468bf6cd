import type { FragmentContract } from '@mall/contracts/platform/fragments';
import { createServerRemote } from '@mall/remote-kit/create-server-remote';
import { defineFragment, defineRemote, type PageProps } from '@mall/remote-kit/define-remote';
import { Fragment } from '@mall/remote-kit/fragment';
import * as z from 'zod/mini';
import { ObedientText, SampleText, sampleVersion, textQuery } from './sample-text.tsx';

const note = {
  name: 'mf-sample/note',
  props: z.object({}),
  audience: 'everybody',
} as const satisfies FragmentContract;

const head = () => ({ title: 'sample', description: 'sample' });

function ProductPage({ params }: PageProps) {
  return (
    <article data-version={sampleVersion}>
      <ObedientText name={params.name ?? ''} />
      <Fragment of={note} props={{}} />
    </article>
  );
}
const CartPage = () => <SampleText name="cart" />;
const Note = () => <ObedientText name="note" />;

/** A page of a text and a fragment, one of a shopper, and the fragment. */
const definition = defineRemote({
  name: 'mf-sample',
  routes: [
    {
      id: 'product',
      path: '/goods/view/:name',
      prefetch: ({ services, params }) =>
        services.queryClient.prefetchQuery(textQuery(services, params.name ?? '')),
      head,
      component: async () => ({ Page: ProductPage }),
    },
    {
      id: 'cart',
      path: '/cart',
      isPersonal: true,
      prefetch: ({ services }) => services.queryClient.prefetchQuery(textQuery(services, 'cart')),
      head,
      component: async () => ({ Page: CartPage }),
    },
  ],
  fragments: [
    defineFragment({
      contract: note,
      prefetch: ({ services }) => services.queryClient.prefetchQuery(textQuery(services, 'note')),
      component: async () => ({ Fragment: Note }),
    }),
  ],
});

export const remote = createServerRemote(definition);
