import { SetupError } from '../setup-error.ts';

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Past tenses that do not end in -ed; a fact ends with one of either kind. */
const irregular = new Set(
  'begun bought chosen done drawn found given gone hidden kept left lost made met paid put read seen sent set shown sold spent taken told won written'.split(
    ' ',
  ),
);

export function checkKebab(what: string, name: string): string {
  if (!kebab.test(name))
    throw new SetupError(`${what}: "${name}" is not kebab-case (small letters, digits, -)`);
  return name;
}

/** The folders of `shared-contracts/src/api`, which are the layers of the API. */
const contractFolders = ['catalogue', 'content', 'people', 'orders', 'community'];

/** Splits `orders/carts` into the folder and the file of a call. */
export function checkDomain(name: string): { folder: string; domain: string } {
  const [folder = '', domain = '', ...rest] = name.split('/');
  if (!contractFolders.includes(folder) || rest.length > 0)
    throw new SetupError(`domain: write <folder>/<file>, the folder one of ${contractFolders.join(', ')}`);
  return { folder, domain: checkKebab('domain', domain) };
}

export function checkRemote(name: string): string {
  if (!name.startsWith('mf-')) throw new SetupError(`a remote's name begins with "mf-", not "${name}"`);
  if (name.length > 40) throw new SetupError('a name has 40 letters at most');
  return checkKebab('remote', name);
}

export function checkFact(name: string): string {
  const last = checkKebab('event', name).split('-').at(-1) ?? '';
  if (!/[a-z]ed$/.test(last) && !irregular.has(last))
    throw new SetupError(
      `an event is a fact: "${name}" does not end in the past tense (e.g. stream-started)`,
    );
  return name;
}

export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_mark, letter: string) => letter.toUpperCase());
}
