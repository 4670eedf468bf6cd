import type { ReactElement } from 'react';
import type { Primitive } from './primitives.ts';
import { allStates } from './states/all-states.ts';

/** What can be touched, each in one of its states; `part` is what is touched of it, else its first control. */
interface Sample {
  primitive: Primitive;
  state: string;
  part?: string;
}

const sample = (primitive: Primitive, state: string, part?: string): Sample =>
  part === undefined ? { primitive, state } : { primitive, state, part };

const samples: readonly Sample[] = [
  ...['primary', 'accent', 'secondary', 'ghost', 'danger', 'link', 'disabled'].map((state) =>
    sample('button', state),
  ),
  ...['plain', 'counted', 'disabled'].map((state) => sample('icon-button', state)),
  sample('copy-button', 'plain'),
  sample('stepper', 'between'),
  sample('pagination', 'middle', 'ul a:not([aria-current])'),
  sample('tabs', 'first', 'a:not([aria-current])'),
  sample('breadcrumb', 'two levels'),
  sample('section', 'with more'),
  sample('accordion', 'closed'),
  sample('clamped-text', 'longer than three lines'),
  sample('error-state', 'to be tried again'),
  sample('toast', 'with an action'),
  ...['empty', 'wrong', 'disabled'].map((state) => sample('text-field', state)),
  sample('text-area', 'empty'),
  sample('select', 'plain'),
  ...['off', 'wrong'].map((state) => sample('checkbox', state)),
  sample('radio-group', 'row', 'input:not(:checked)'),
  sample('option-chip', 'none chosen'),
  sample('color-chip', 'none chosen'),
  sample('photo-field', 'empty'),
  sample('product-card', 'wished'),
  sample('product-card', 'wished', '[aria-pressed]'),
  sample('product-row', 'plain'),
];

/** The check has the browser hover, focus and press what stands in these columns (scripts/workshop/touch.ts). */
const touches = ['at rest', 'hovered', 'focused', 'pressed'] as const;

function stateOf({ primitive, state }: Sample): ReactElement {
  const ui = allStates[primitive][state];
  if (!ui) throw new Error(`${primitive} has no state "${state}"`);
  return ui;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 12,
  '@media (max-width: 700px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;
/** A fixed part is held by its frame instead of the window. */
const cell = { minHeight: 72, padding: 8, transform: 'translateZ(0)' } as const;

/** One sheet of everything that can be touched: at rest, hovered, focused and pressed beside each other. */
export function Touched() {
  return (
    <>
      {samples.map(({ primitive, state, part }) => (
        <section
          key={`${primitive} ${state} ${part}`}
          aria-label={[primitive, state, part].filter(Boolean).join(', ')}
          css={{ padding: '4px 16px' }}
        >
          <h2 css={{ fontSize: 13 }}>{[primitive, state, part].filter(Boolean).join(', ')}</h2>
          <div css={columns}>
            {touches.map((touch) => (
              <div key={touch} data-touch={touch} data-part={part} css={cell}>
                <p css={{ fontSize: 11, color: 'var(--quiet)' }}>{touch}</p>
                <div>{stateOf({ primitive, state })}</div>
              </div>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
