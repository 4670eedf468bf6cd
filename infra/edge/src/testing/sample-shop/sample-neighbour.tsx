import { createServerRemote } from '@mall/remote-kit/create-server-remote';
import { defineRemote, type PageProps } from '@mall/remote-kit/define-remote';
import { ObedientText, textQuery } from './sample-text.tsx';

const TextPage = ({ params }: PageProps) => <ObedientText name={params.name ?? ''} />;

/** A page of another squad: one text. */
const definition = defineRemote({
  name: 'mf-neighbour',
  routes: [
    {
      id: 'text',
      path: '/neighbour/:name',
      prefetch: ({ services, params }) =>
        services.queryClient.prefetchQuery(textQuery(services, params.name ?? '')),
      head: () => ({ title: 'neighbour', description: 'neighbour' }),
      component: async () => ({
        Page: TextPage,
      }),
    },
  ],
  fragments: [],
});

export const remote = createServerRemote(definition);
