import { Suspense, use } from 'react';
import { LatePart } from '../client/late-part.tsx';
import { lazyPart } from '../client/lazy-part.ts';
import { renderToHtml } from './render-to-html.ts';

const passing = { message: Promise.resolve('도착했어요') };

function Late({ message }: { message: Promise<string> }) {
  return <p>{use(message)}</p>;
}
function Broken(): never {
  throw new Error('a crash in render');
}

describe('rendering a root to HTML', () => {
  it('waits for what suspends', async () => {
    const html = await renderToHtml(
      () => (
        <Suspense>
          <Late {...passing} />
        </Suspense>
      ),
      'page',
    );
    expect(html).toContain('도착했어요');
  });

  it('renders late code in one go, also that of a late part in a late part', async () => {
    const Inner = lazyPart(async () => () => <p>안쪽도 도착했어요</p>);
    const Outer = lazyPart(async () => () => (
      <LatePart>
        <Inner />
      </LatePart>
    ));
    const unfinished: boolean[] = [];
    const html = await renderToHtml(
      () => (
        <LatePart>
          <Outer />
        </LatePart>
      ),
      'page',
      (oneGo) => {
        const rendered = oneGo();
        unfinished.push(!rendered.includes('안쪽도 도착했어요'));
        return rendered;
      },
    );
    expect(html).toContain('안쪽도 도착했어요');
    expect(unfinished).toEqual([true, true, false]);
  });

  it('rejects with what a component below a boundary threw', async () => {
    const rendering = renderToHtml(
      () => (
        <Suspense>
          <Broken />
        </Suspense>
      ),
      'page',
    );
    await expect(rendering).rejects.toThrow('a crash in render');
  });

  it('does not take a text for a mark of its own', async () => {
    expect(await renderToHtml(() => <p>{'<!--$!-->'}</p>, 'page')).toBe('<p>&lt;!--$!--&gt;</p>');
  });
});
