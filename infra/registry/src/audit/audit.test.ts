import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry } from '../registry.ts';
import { writeSampleBuild } from '../testing/sample-build.ts';
import type { AuditQuery } from './audit-log.ts';

let root: string;
let registry: Registry;
const squad = { by: 'live squad', from: 'ci on runner-7' };

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'audit-'));
  registry = new Registry(path.join(root, 'data'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const file = () => path.join(root, 'data/audit.jsonl');
const publish = (name: string, version = '1.0.0') =>
  registry.publish(writeSampleBuild(root, { name, version }), squad);
const entries = (query: Partial<AuditQuery> = {}) =>
  registry.audit({ limit: 100, ...query }).map(({ kind, by, about }) => [kind, by, ...about].join(' '));

/** A day of a shop: published, composed, promoted, tried as canary, rolled back. */
function aDay(): { first: string; second: string } {
  publish('shell');
  publish('mf-live');
  const compose = (versions: Record<string, string>) =>
    registry.compose({ versions, base: 'stable', actor: squad, note: 'a new show' }).id;
  const move = { by: 'platform', via: 'ops on desk-1', why: 'it is tried' };
  const first = compose({ shell: '1.0.0', 'mf-live': '1.0.0' });
  registry.promote(first, 'stable', move);
  publish('mf-live', '1.0.1');
  const second = compose({ 'mf-live': '1.0.1' });
  registry.promote(second, 'stable', move);
  registry.promote(first, 'canary', { ...move, isExact: true });
  registry.weighCanary(5, move);
  registry.rollback('stable', { ...move, why: 'empty cart' });
  registry.preview(second, 2, squad);
  return { first, second };
}

// Moves of two channels, and notes between them, changed places on a machine that does two within a millisecond.
it.each([
  { clock: 'that goes on', tick: undefined },
  { clock: 'that stands still', tick: 0 },
  { clock: 'that is set back a little with each look', tick: -1 },
])('lists who did what to what, newest first, by a clock $clock', ({ tick }) => {
  let now = Date.now();
  if (tick !== undefined) jest.spyOn(Date, 'now').mockImplementation(() => (now += tick));
  const { first, second } = aDay();
  expect(entries()).toEqual([
    `preview live squad ${second}`,
    `rollback platform stable ${first}`,
    `canary platform canary ${first}`,
    `promote platform canary ${first}`,
    `promote platform stable ${second}`,
    `compose live squad ${second} mf-live@1.0.1`,
    'publish live squad mf-live@1.0.1',
    `promote platform stable ${first}`,
    `compose live squad ${first} shell@1.0.0 mf-live@1.0.0`,
    'publish live squad mf-live@1.0.0',
    'publish live squad shell@1.0.0',
  ]);
  expect(registry.audit({ kind: 'rollback', limit: 1 })).toEqual([
    expect.objectContaining({ from: 'ops on desk-1', note: `from ${second}: empty cart` }),
  ]);
});

// It was known from then on, and never listed: a full disk takes a build and not the line about it.
it('lists a build that was stored when nothing could be noted, once it is sent again', () => {
  mkdirSync(file());
  expect(() => publish('mf-live')).toThrow(/EISDIR/);
  rmSync(file(), { recursive: true });
  publish('mf-live');
  publish('mf-live');
  expect(entries()).toEqual(['publish live squad mf-live@1.0.0']);
});

it('finds by kind, by who did it and by what it was done to, and no more than is asked for', () => {
  const { first } = aDay();
  expect(entries({ kind: 'publish', name: 'mf-live' })).toEqual([
    'publish live squad mf-live@1.0.1',
    'publish live squad mf-live@1.0.0',
  ]);
  expect(entries({ name: 'platform' })).toHaveLength(5);
  expect(entries({ name: 'stable', kind: 'rollback' })).toEqual([`rollback platform stable ${first}`]);
  expect(entries({ limit: 2 })).toHaveLength(2);
  expect(entries({ name: 'mf-liv' })).toEqual([]);
});

it('keeps what is no change out of it', () => {
  publish('shell');
  publish('shell');
  expect(entries()).toEqual(['publish live squad shell@1.0.0']);
});

it('keeps a move once, also when its channel has no room for it any more', () => {
  publish('shell');
  const id = registry.compose({ versions: { shell: '1.0.0' }, base: 'stable', actor: squad }).id;
  registry.promote(id, 'canary', { by: 'first', why: '' });
  for (let moves = 0; moves < 205; moves += 1)
    registry.weighCanary(moves % 100, { by: `move ${moves}`, why: '' });
  const moves = registry.audit({ limit: 1000 }).filter(({ about }) => about[0] === 'canary');
  expect(registry.channel('canary')?.moves).toHaveLength(200);
  expect(moves.map(({ by }) => by)).toEqual([
    ...Array.from({ length: 205 }, (_, index) => `move ${204 - index}`),
    'first',
  ]);
  // They do not push what is newer out of a short answer.
  expect(registry.audit({ limit: 1, kind: 'compose' })).toHaveLength(1);
});

it('passes over a line that was cut off, and spoils none that comes after it', () => {
  publish('shell');
  appendFileSync(file(), '{"at":"2026-01-01T00:00:00.000Z","kind":"publ');
  publish('mf-live');
  expect(entries()).toEqual(['publish live squad mf-live@1.0.0', 'publish live squad shell@1.0.0']);
  expect(statSync(file()).mode & 0o077).toBe(0);
});

it('is only ever appended to, and read from its end however long it is', () => {
  for (let times = 0; times < 2000; times += 1) registry.note('clean', [`part ${times} 가나다`], squad);
  const before = readFileSync(file());
  registry.note('clean', ['last'], squad);
  expect(readFileSync(file()).subarray(0, before.length).equals(before)).toBe(true);
  expect(entries({ limit: 1 })).toEqual(['clean live squad last']);
  expect(entries({ limit: 3000 })).toHaveLength(2001);
  expect(entries({ limit: 3000 }).at(-1)).toBe('clean live squad part 0 가나다');
});
