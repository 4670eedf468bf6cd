import { familySites } from '@mall/contracts/domain/family-site';
import { createRoot } from 'react-dom/client';
import { globalCss, themeCss } from '../src/theme.ts';
import { isDialog, type Primitive, primitives } from './primitives.ts';
import { allStates } from './states/all-states.ts';
import type { States } from './states/states.ts';
import { Touched } from './touched.tsx';

/** Whole pixels, so that a sheet is drawn the same whatever stands above it. */
const sheetStyles = { height: 'calc-size(auto, round(up, size, 1px))', padding: 16 } as const;

/** A fixed part is held by its frame instead of the window, so that several stand on one sheet. */
const frameStyles = {
  position: 'relative',
  minHeight: 8,
  padding: 8,
  transform: 'translateZ(0)',
} as const;

const query = new URLSearchParams(location.search);

/** States of a primitive; of a modal dialog, which hides everything else, the wanted one, or the first. */
function shown(primitive: Primitive, states: States) {
  const all = Object.entries(states);
  if (!isDialog(primitive)) return all;
  const wanted = all.filter(([name]) => name === query.get('state'));
  return wanted.length > 0 ? wanted : all.slice(0, 1);
}

function Sheet({ primitive, states }: { primitive: Primitive; states: States }) {
  return (
    <section aria-label={primitive} css={sheetStyles}>
      <h2 css={{ marginBottom: 8, fontSize: 16 }}>{primitive}</h2>
      {shown(primitive, states).map(([name, ui]) => (
        <article key={name} aria-label={`${primitive}, ${name}`} css={{ paddingBlock: 8 }}>
          <p css={{ marginBottom: 4, fontSize: 12, color: 'var(--quiet)' }}>{name}</p>
          <div css={frameStyles}>{ui}</div>
        </article>
      ))}
    </section>
  );
}

const site = familySites.find(({ code }) => code === query.get('site'))?.code ?? 'tbh_shop';
const asked = query.get('primitive') ?? 'all';
const wanted = primitives.filter((name) => name === asked || (asked === 'all' && !isDialog(name)));

const face = `@font-face{font-family:'Pretendard Variable';font-weight:45 920;src:url(/pretendard.woff2)}`;
const style = document.createElement('style');
style.textContent = `${face}${themeCss(site)}${globalCss}`;
document.head.append(style);
document.documentElement.dataset.fonts = '';
document.title = `${wanted.join(', ') || asked} · ${site}`;

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <>
    <h1 css={{ padding: 16, fontSize: 20 }}>{site}</h1>
    {wanted.map((primitive) => (
      <Sheet key={primitive} primitive={primitive} states={allStates[primitive]} />
    ))}
    {asked === 'touched' && <Touched />}
  </>,
);
