import { isReserved } from '@mall/contracts/platform/routes/route-pattern';
import { SetupError } from '../setup-error.ts';

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** The part of a remote's name after `mf-` may begin with a digit. */
const remoteKebab = /^mf(-[a-z0-9]+)+$/;
/** Names become folders, chunks and file names. */
const maximumLength = 40;

/** Past tenses that do not end in -ed; a fact ends with one of either kind. */
const irregular = new Set(
  'begun bought chosen done drawn found given gone hidden kept left lost made met paid put read seen sent set shown sold spent taken told won written'.split(
    ' ',
  ),
);

/** Words of the language that no constant may have; those that are global besides are found at run time. */
const reserved = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

function checkLength(name: string): string {
  if (name.length > maximumLength) throw new SetupError(`a name has ${maximumLength} letters at most`);
  return name;
}

export function checkKebab(what: string, name: string): string {
  if (!kebab.test(name))
    throw new SetupError(
      `${what}: "${name}" is not kebab-case (a small letter, then small letters, digits, -)`,
    );
  return checkLength(name);
}

/** Splits `orders/carts` into the folder, one of these, and the file of a call. */
export function checkDomain(name: string, folders: readonly string[]): { folder: string; domain: string } {
  const [folder = '', domain = '', ...rest] = name.split('/');
  if (!folders.includes(folder) || rest.length > 0)
    throw new SetupError(`domain: write <folder>/<file>, the folder one of ${folders.join(', ')}`);
  return { folder, domain: checkKebab('domain', domain) };
}

export function checkRemote(name: string): string {
  if (!name.startsWith('mf-')) throw new SetupError(`a remote's name begins with "mf-", not "${name}"`);
  if (!remoteKebab.test(name))
    throw new SetupError(`remote: "${name}" is not kebab-case (mf-, then small letters, digits, -)`);
  const first = `/${name.slice('mf-'.length)}`;
  if (isReserved(first)) throw new SetupError(`the address ${first} is the edge's; choose another name`);
  return checkLength(name);
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
  return name.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/**
 * A constant for a name. One that the language or its globals have gets a suffix: `new` with `Call` is `newCall`.
 */
export function constantFor(name: string, suffix: string): string {
  const constant = camelCase(name);
  return reserved.has(constant) || constant in globalThis ? `${constant}${suffix}` : constant;
}

/** Refuses a constant that a file has already, or imports. */
export function checkUntaken(constant: string, file: string, source: string): string {
  const declared = [...source.matchAll(/\b(?:const|let|function|class|type|interface|enum) (\w+)/g)];
  const imported = [...source.matchAll(/^import (?:type )?(.+?) from /gms)];
  const names = [
    ...declared.map(([, name]) => name),
    ...imported.flatMap(([, clause = '']) => clause.match(/\w+/g) ?? []),
  ];
  if (names.includes(constant)) throw new SetupError(`${file} has ${constant} already; choose another name`);
  return constant;
}
