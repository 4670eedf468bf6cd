import { SurfaceRun } from './surface-run.ts';

describe('a run of panels in one surface', () => {
  it('is filled once, before a panel in another surface comes', () => {
    const run = new SurfaceRun();
    expect(run.before('wool')).toBe('');
    run.lay('M0 0Z');
    expect(run.before('wool')).toBe('');
    run.lay('M1 1Z');
    expect(run.before('rib')).toBe('<path d="M0 0ZM1 1Z" fill="url(#wool)"/>');
    run.lay('M2 2Z');
    expect(run.end()).toBe('<path d="M2 2Z" fill="url(#rib)"/>');
  });

  it('paints nothing twice and nothing without panels', () => {
    const run = new SurfaceRun();
    expect(run.end()).toBe('');
    run.before('wool');
    run.lay('M0 0Z');
    run.end();
    expect(run.end()).toBe('');
  });
});
