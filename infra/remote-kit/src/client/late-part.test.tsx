/** @jest-environment jsdom */
import '../testing/jsdom-globals.ts';
import { act } from '@testing-library/react';
import { use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LatePart } from './late-part.tsx';

/** What the part waits for in the browser; the server has it. */
let code: Promise<string> | null = null;
function Late() {
  return <button type="button">{code ? use(code) : '출석하기'}</button>;
}
const page = (
  <LatePart fallback={<p>잠시만요</p>}>
    <Late />
  </LatePart>
);

describe('a part whose code comes after that of its page', () => {
  it("says so on the server's HTML, and that it lives once its code has come", async () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(page);
    let comes: (text: string) => void = () => {};
    code = new Promise((resolve) => {
      comes = resolve;
    });
    const lateness: boolean[] = [];
    addEventListener('mall-slot-alive', () => lateness.push(place.querySelector('[data-late]') === null));
    const root = await act(async () => hydrateRoot(place, page));
    expect(place.querySelector('[data-late] button')?.textContent).toBe('출석하기');
    expect(lateness).toEqual([]);
    await act(async () => comes('출석하기'));
    expect(lateness).toEqual([true]);
    expect(place.querySelector('button')?.textContent).toBe('출석하기');
    await act(async () => root.unmount());
  });
});
