import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from '../setup-error.ts';
import { camelCase, checkDomain, checkFact, checkKebab, checkUntaken, constantFor } from './names.ts';
import { type Change, fill, readSource, type Workshop } from './plan.ts';

const domainList = 'shared-contracts/src/api/domains.ts';
const topicsFile = 'shared-contracts/src/events/topics.ts';
const maximumFiles = 15;
const callImports = "import * as z from 'zod/mini';\nimport { defineEndpoint } from '../../endpoint.ts';\n";

/** A call of the API: an endpoint in the file of its domain, which begins with the first. */
export function planCall(workshop: Workshop, [where = '', wanted = '']: readonly string[]): Change[] {
  const { folder, domain } = checkDomain(where);
  const name = checkKebab('call', wanted);
  const file = `shared-contracts/src/api/${folder}/${domain}.ts`;
  const isKnown = existsSync(path.join(workshop.root, file));
  const before = isKnown ? readSource(workshop, file).trimEnd() : callImports;
  const constant = checkUntaken(constantFor(name, 'Call'), file, before);
  const code = fill(workshop, 'endpoint.ts', {
    domain,
    name,
    constant,
    member: constant,
    path: `/api/${domain}/${constant}`,
  });
  if (isKnown) return [{ file, content: `${before}\n${code}`, isNew: false }];
  const listed = listedWith(workshop, folder, domain);
  checkRoom(workshop, folder);
  return [
    { file, content: `${before}${code}`, isNew: true },
    { file: domainList, content: listed, isNew: false },
  ];
}

/** A folder takes so many files (docs/anatomy.md). */
function checkRoom({ root }: Workshop, folder: string): void {
  const names = readdirSync(path.join(root, 'shared-contracts/src/api', folder))
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length));
  if (names.length >= maximumFiles)
    throw new SetupError(
      `${folder} has ${names.length} files already; choose one of them: ${names.sort().join(', ')}`,
    );
}

/** The list of domains with one more, by path. */
function listedWith(workshop: Workshop, folder: string, domain: string): string {
  const source = readSource(workshop, domainList);
  const title = camelCase(domain);
  const known = new RegExp(`as ${title} from '\\./(.+)\\.ts'`).exec(source)?.[1];
  if (known) throw new SetupError(`the domain ${domain} is ${known} already; choose another name`);
  const [comment = '', ...lines] = source.trimEnd().split('\n');
  const stem = (line: string) => /'\.\/(.*)\.ts'/.exec(line)?.[1] ?? '';
  const listed = [...lines, `export * as ${title} from './${folder}/${domain}.ts';`].sort((one, other) =>
    stem(one) < stem(other) ? -1 : 1,
  );
  return `${[comment, ...listed].join('\n')}\n`;
}

export function planEvent(workshop: Workshop, answers: readonly string[]): Change[] {
  const owner = checkKebab('owner', answers[0] ?? '');
  const fact = checkFact(answers[1] ?? '');
  const source = readSource(workshop, topicsFile);
  if (source.includes(`'${owner}:${fact}'`)) throw new SetupError(`${owner}:${fact} exists already`);
  const constant = checkUntaken(constantFor(`${owner}-${fact}`, 'Fact'), topicsFile, source);
  const code = fill(workshop, 'event.ts', { owner, fact, constant });
  return [{ file: topicsFile, content: `${source.trimEnd()}\n${code}`, isNew: false }];
}
