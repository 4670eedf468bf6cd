import { defineRemote } from './define-remote.ts';

const page = {
  head: () => ({ title: '', description: '' }),
  component: () => Promise.reject(new Error('not shown')),
};

describe('a remote', () => {
  it('has one route for each path of a page, all of them of one chunk', () => {
    const { routes } = defineRemote({
      name: 'mf-example',
      routes: [
        { id: 'home', paths: { home: '/', 'home-outlet': '/main/outlet' }, isPersonal: true, ...page },
        { id: 'notice', path: '/notice/:id', ...page },
      ],
    });
    expect(routes.map(({ id, path, page: name, isPersonal }) => [id, path, name, isPersonal])).toEqual([
      ['home', '/', 'home', true],
      ['home-outlet', '/main/outlet', 'home', true],
      ['notice', '/notice/:id', 'notice', undefined],
    ]);
  });
});
