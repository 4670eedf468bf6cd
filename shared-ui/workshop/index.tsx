import { type FamilySiteCode, familySites } from '@mall/contracts/domain/family-site';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { globalCss, themeCss } from '../src/theme.ts';
import { type Primitive, primitives } from './primitives.ts';

/** Beside one primitive: all of them, and what can be touched as it is hovered, focused and pressed. */
const together = ['all', 'touched'] as const;
const layouts = { desktop: 1280, phone: 390 } as const;
type Layout = keyof typeof layouts;

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  onValue: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, value, onValue }: ChoiceProps<Value>) {
  const choose = (text: string) => {
    const found = values.find((known) => known === text);
    if (found !== undefined) onValue(found);
  };
  return (
    <label css={{ marginRight: 16 }}>
      {label}{' '}
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {values.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </select>
    </label>
  );
}

function Workshop() {
  const [primitive, setPrimitive] = useState<Primitive | (typeof together)[number]>('button');
  const [site, setSite] = useState<FamilySiteCode>('tbh_shop');
  const [layout, setLayout] = useState<Layout>('desktop');
  return (
    <main css={{ padding: 16 }}>
      <h1 css={{ marginBottom: 12, fontSize: 20 }}>@mall/ui</h1>
      <Choice
        label="Primitive"
        values={[...together, ...primitives]}
        value={primitive}
        onValue={setPrimitive}
      />
      <Choice label="Site" values={familySites.map(({ code }) => code)} value={site} onValue={setSite} />
      <Choice label="Layout" values={['desktop', 'phone']} value={layout} onValue={setLayout} />
      <iframe
        title={`${primitive} on ${site}, ${layout}`}
        src={`/sheet?primitive=${primitive}&site=${site}`}
        css={{
          display: 'block',
          width: layouts[layout],
          height: '80vh',
          marginTop: 12,
          border: '1px solid #ccc',
        }}
      />
    </main>
  );
}

const style = document.createElement('style');
style.textContent = `${themeCss('tbh_shop')}${globalCss}`;
document.head.append(style);
createRoot(document.body.appendChild(document.createElement('div'))).render(<Workshop />);
