import { runInNewContext } from 'node:vm';
import { breakCode, type CodeFault, faultOf } from './broken-code.ts';

const exported = 'n.d(t,{remote:()=>K});const K=1;';
const page = 'n.d(t,{Page:()=>F});function F(){return "whole"}';
const handler = 'const view=({onClick:e})=>({onClick:()=>"pressed",pressed:e});';

/** Runs code of a file in a page with this fault; what it exported and rendered. */
const run = (file: string, code: string, fault?: CodeFault) => {
  const t: Record<string, unknown> = {};
  const d = (target: object, getters: Record<string, () => unknown>) => {
    for (const [name, get] of Object.entries(getters)) Object.defineProperty(target, name, { get });
  };
  const mallFault = fault && faultOf('mf-live', fault);
  const context = { n: { d }, t, mallFault, view: undefined as unknown };
  runInNewContext(`${breakCode('mf-live', file, code).replace('const view=', 'view=')}`, context);
  return context;
};

it('works as before while no fault is wanted', () => {
  expect(run('remote.1.js', exported).t.remote).toBe(1);
  expect((run('route-a.1.js', page).t.Page as () => string)()).toBe('whole');
});

it('throws while it is loaded', () => {
  expect(() => run('remote.1.js', exported, 'load')).toThrow('broken in load');
});

it('throws in render', () => {
  expect(run('route-a.1.js', page, 'render').t.Page).toThrow('broken in render');
});

it('throws in a handler, and leaves a pattern of the same name as it is', () => {
  const view = run('route-a.1.js', handler, 'handler').view as (props: object) => {
    onClick: (event: object) => void;
    pressed: unknown;
  };
  expect(view({ onClick: 7 }).pressed).toBe(7);
  const event = { preventDefault: () => undefined };
  expect(() => view({ onClick: 7 }).onClick(event)).toThrow('broken in handler');
});

it('leaves the bundle of the server as it is', () => {
  expect(breakCode('mf-live', 'server/server.cjs', page)).toBe(page);
});
