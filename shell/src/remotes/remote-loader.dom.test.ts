import type { ClientRelease } from '@mall/contracts/platform/page-state';
import { init } from '@module-federation/enhanced/runtime';
import { prepareFederation } from './federation.ts';
import { RemoteLoader } from './remote-loader.ts';

/** What a remote gives to the shell; these tests mount nothing of it. */
const remote = { createPage: () => null, createFragment: () => null, preload: async () => null };

/** How the entry at an address answers: when the test lets it, with this `./remote` module or an error. */
interface Answer {
  succeed: (module?: unknown) => void;
  fail: () => void;
}
/** Entries that the page asked for, in order; a real federation runtime asks. */
let asked: { url: string; answer: Answer }[] = [];

/** Libraries that remotes share: how often their file was asked for, and how often it answers 503. */
const libraries = { lost: { asked: 0, failures: 1 }, here: { asked: 0, failures: 0 } };
const libraryOf = (name: keyof typeof libraries) => ({
  version: '1.0.0',
  get: async () => {
    const library = libraries[name];
    library.asked += 1;
    if (library.asked <= library.failures) throw new Error(`${name} answered 503`);
    return () => 'a library';
  },
});

const runtime = init({
  name: 'shell',
  remotes: [],
  // Otherwise a library waits for the entries of all remotes.
  shareStrategy: 'loaded-first',
  shared: { lost: libraryOf('lost'), here: libraryOf('here') },
  plugins: [
    {
      name: 'network-of-the-test',
      loadEntry: ({ remoteInfo }) =>
        new Promise((resolve, reject) => {
          const succeed = (module: unknown = { remote }) =>
            resolve({ init: () => undefined, get: () => async () => module });
          asked.push({
            url: remoteInfo.entry,
            answer: { succeed, fail: () => reject(new Error(`${remoteInfo.entry} answered 503`)) },
          });
        }),
    },
  ],
});
prepareFederation();

const integrity = `sha384-${'A'.repeat(64)}`;
let made = 0;

/** A release with one remote of these versions, under a name of its own: the runtime remembers names. */
function releaseOf(...versions: string[]) {
  made += 1;
  const name = `mf-example-${made}`;
  const candidates = versions.map((version) => ({
    version,
    entry: `/_assets/${name}/${version}/remoteEntry.js`,
    integrity,
  }));
  const release: ClientRelease = { id: 'r0001-00000000', remotes: { [name]: { candidates, routes: [] } } };
  return { name, candidates, loader: new RemoteLoader(release) };
}

/** How a promise stands after everything that is due has happened. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  promise.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  return Promise.race([
    promise.then(
      () => 'loaded',
      (error: Error) => error.message,
    ),
    Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => 'loading'),
  ]);
}
const urls = () => asked.map(({ url }) => url.replace(window.location.origin, ''));
const latest = () => {
  const last = asked.at(-1);
  if (!last) throw new Error('nothing was asked for');
  return last.answer;
};

beforeEach(() => {
  asked = [];
  // The runtime warns of every name that is registered again, which is what a fresh try does.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.useFakeTimers();
});
afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('loading a remote', () => {
  it('takes the current version, once', async () => {
    const { loader, name, candidates } = releaseOf('2.0.0', '1.0.0');
    const loading = loader.load(name);
    expect(await stateOf(loading)).toBe('loading');
    latest().succeed();
    await expect(loading).resolves.toEqual({ remote, candidate: candidates[0] });
    await loader.load(name);
    expect(urls()).toEqual([`/_assets/${name}/2.0.0/remoteEntry.js`]);
  });

  it('fails for a remote that the release does not have', async () => {
    await expect(releaseOf('1.0.0').loader.load('mf-nobody')).rejects.toThrow(/has no remote "mf-nobody"/);
  });

  it('fails when what came is no remote', async () => {
    const { loader, name } = releaseOf('1.0.0');
    const loading = loader.load(name);
    await stateOf(loading);
    latest().succeed({ remote: { createPage: () => null } });
    expect(await stateOf(loading)).toBe(`${name}@1.0.0 is not a remote`);
  });

  it('asks for the script with its integrity, at a fresh address too', async () => {
    const { loader, name, candidates } = releaseOf('1.0.0');
    void stateOf(loader.load(name));
    await jest.advanceTimersByTimeAsync(0);
    const entry = new URL(candidates[0]?.entry ?? '', window.location.origin).href;
    for (const url of [entry, `${entry}?attempt=1`]) {
      const script = runtime.loaderHook.lifecycle.createScript.emit({ url });
      expect(script).toMatchObject({ integrity, crossOrigin: 'anonymous', src: url });
    }
  });
});

describe('a remote that does not come', () => {
  it('is given up in time: sooner when there is another version to try', async () => {
    const [several, alone] = [releaseOf('2.0.0', '1.0.0'), releaseOf('1.0.0')];
    const [first, only] = [several.loader.load(several.name), alone.loader.load(alone.name)];
    await stateOf(first);
    await jest.advanceTimersByTimeAsync(1399);
    expect(await stateOf(first)).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(await stateOf(first)).toBe(`${several.name}@2.0.0 took longer than 1400 ms`);
    expect(await stateOf(only)).toBe('loading');
    await jest.advanceTimersByTimeAsync(1200);
    expect(await stateOf(only)).toBe(`${alone.name}@1.0.0 took longer than 2600 ms`);
  });

  it('gives way to the previous good version', async () => {
    const { loader, name, candidates } = releaseOf('2.0.0', '1.0.0');
    const current = loader.load(name);
    await stateOf(current);
    latest().fail();
    expect(await stateOf(current)).not.toBe('loaded');
    const previous = loader.load(name, candidates[1]);
    await stateOf(previous);
    latest().succeed();
    await expect(previous).resolves.toMatchObject({ candidate: { version: '1.0.0' } });
    expect(urls().at(-1)).toMatch(/\/1\.0\.0\/remoteEntry\.js\?attempt=1$/);
  });

  it('is remembered for a moment, then asked for at a fresh address each time', async () => {
    const { loader, name } = releaseOf('1.0.0');
    for (const attempt of ['', '?attempt=1', '?attempt=2']) {
      const loading = loader.load(name);
      await stateOf(loading);
      expect(urls().at(-1)).toBe(`/_assets/${name}/1.0.0/remoteEntry.js${attempt}`);
      latest().fail();
      await stateOf(loading);
      expect(loader.load(name)).toBe(loading);
      await jest.advanceTimersByTimeAsync(700);
    }
    const healed = loader.load(name);
    await stateOf(healed);
    latest().succeed();
    expect(await stateOf(healed)).toBe('loaded');
  });

  it('that comes after its time is taken without asking again', async () => {
    const { loader, name } = releaseOf('1.0.0');
    const slow = loader.load(name);
    await stateOf(slow);
    await jest.advanceTimersByTimeAsync(2600);
    expect(await stateOf(slow)).toMatch(/took longer/);
    latest().succeed();
    await jest.advanceTimersByTimeAsync(700);
    expect(await stateOf(loader.load(name))).toBe('loaded');
    expect(urls()).toHaveLength(1);
  });

  // On a line that takes 8 s for each file, no new request was ever the first to be answered.
  it('that comes while it is asked for again is taken at once', async () => {
    const { loader, name } = releaseOf('1.0.0');
    const slow = loader.load(name);
    await stateOf(slow);
    await jest.advanceTimersByTimeAsync(2600);
    expect(await stateOf(slow)).toMatch(/took longer/);
    await jest.advanceTimersByTimeAsync(700);
    const again = loader.load(name);
    await stateOf(again);
    expect(urls()).toHaveLength(2);
    asked[0]?.answer.succeed();
    expect(await stateOf(again)).toBe('loaded');
  });

  it('is announced to its listeners alone when it has come after its time', async () => {
    const [slow, other] = [releaseOf('1.0.0'), releaseOf('1.0.0')];
    const late: string[] = [];
    const undo = slow.loader.onLate(slow.name, () => late.push('slow'));
    slow.loader.onLate(other.name, () => late.push('other'));
    const loading = slow.loader.load(slow.name);
    await stateOf(loading);
    await jest.advanceTimersByTimeAsync(2600);
    await stateOf(loading);
    expect(late).toEqual([]);
    latest().succeed();
    await jest.advanceTimersByTimeAsync(0);
    expect(late).toEqual(['slow']);
    undo();
  });
});

describe('a remote that loaded and broke', () => {
  it('is loaded anew, without what its old container left behind', async () => {
    const { loader, name, candidates } = releaseOf('1.0.0');
    const container = name.replaceAll('-', '_');
    const first = loader.load(name);
    await stateOf(first);
    latest().succeed();
    const { candidate } = await first;
    const received = [['chunk']];
    Reflect.set(window, `webpackChunk${container}`, received);
    document.head.innerHTML = `<script data-webpack="${container}:chunk"></script>`;
    loader.forget(name, candidate);
    const second = loader.load(name);
    await stateOf(second);
    expect(urls().at(-1)).toBe(`${candidates[0]?.entry}?attempt=1`);
    expect(received).toEqual([]);
    expect(document.querySelector('script')).toBeNull();
    latest().succeed();
    expect(await stateOf(second)).toBe('loaded');
  });
});

describe('a library that remotes share', () => {
  /** Fails to load a remote once, and begins the next try. */
  async function tryTwice() {
    const { loader, name } = releaseOf('1.0.0');
    const first = loader.load(name);
    await stateOf(first);
    latest().fail();
    await stateOf(first);
    await jest.advanceTimersByTimeAsync(700);
    void stateOf(loader.load(name));
    await jest.advanceTimersByTimeAsync(0);
  }

  it('and did not come is asked for again with the next try of a remote', async () => {
    expect(await stateOf(runtime.loadShare('lost'))).toBe('lost answered 503');
    expect(await stateOf(runtime.loadShare('lost'))).toBe('lost answered 503');
    await tryTwice();
    expect(await stateOf(runtime.loadShare('lost'))).toBe('loaded');
    expect(libraries.lost.asked).toBe(2);
  });

  it('and came is asked for once, however often remotes are tried', async () => {
    expect(await stateOf(runtime.loadShare('here'))).toBe('loaded');
    await tryTwice();
    expect(await stateOf(runtime.loadShare('here'))).toBe('loaded');
    expect(libraries.here.asked).toBe(1);
  });
});

describe('two versions of one remote', () => {
  it('are loaded one after the other', async () => {
    const { loader, name, candidates } = releaseOf('2.0.0', '1.0.0');
    const [current, previous] = candidates.map((candidate) => loader.load(name, candidate));
    if (!current || !previous) throw new Error('the release has two versions');
    await stateOf(previous);
    expect(urls()).toHaveLength(1);
    latest().succeed();
    await current;
    await stateOf(previous);
    expect(urls()).toHaveLength(2);
    latest().succeed();
    expect(await stateOf(previous)).toBe('loaded');
  });
});
