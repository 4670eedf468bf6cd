import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from '../setup-error.ts';
import { checkOwner } from './event-owners.ts';
import { callFolder, planDomains } from './list-domains.ts';
import { camelCase, checkDomain, checkFact, checkKebab, checkUntaken, constantFor } from './names.ts';
import { type Change, edit, fill, readSource, type Workshop } from './plan.ts';

const appFile = 'infra/api/src/app/app.ts';
const docsFile = 'infra/api/src/app/docs/page.ts';
const topicsFile = 'shared-contracts/src/events/topics.ts';
const maximumFiles = 15;
const callImports = "import * as z from 'zod/mini';\nimport { defineEndpoint } from '../../endpoint.ts';\n";

/** A call of the API: an endpoint in the file of its domain, which begins with the first, and a route that serves it. */
export function planCall(workshop: Workshop, [where = '', wanted = '']: readonly string[]): Change[] {
  const { folder, domain } = checkDomain(where, foldersOfCalls(workshop));
  const name = checkKebab('call', wanted);
  const file = `${callFolder}/${folder}/${domain}.ts`;
  const isKnown = existsSync(path.join(workshop.root, file));
  const before = isKnown ? readSource(workshop, file).trimEnd() : callImports;
  const constant = checkUntaken(constantFor(name, 'Call'), file, before);
  const tag = camelCase(domain);
  const code = fill(workshop, 'endpoint.ts', {
    id: `${tag}.${constant}`,
    name,
    constant,
    path: `/api/${domain}/${constant}`,
  });
  const served = [...servedCall(workshop, { folder, domain, name, constant }), ...titled(workshop, tag)];
  if (isKnown) return [{ file, content: `${before}\n${code}`, isNew: false }, ...served];
  const listed = planDomains(workshop, [`${folder}/${domain}`]);
  checkFileLimit(workshop, folder);
  return [{ file, content: `${before}${code}`, isNew: true }, ...listed, ...served];
}

function foldersOfCalls({ root }: Workshop): string[] {
  return readdirSync(path.join(root, callFolder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The API serves every call of the contracts: this one without a row, until its squad writes what it answers. */
function servedCall(
  workshop: Workshop,
  call: Record<'folder' | 'domain' | 'name' | 'constant', string>,
): Change[] {
  const stem = `${call.domain}-${call.name}`;
  const routes = `${camelCase(stem)}Routes`;
  const app = edit(
    readSource(workshop, appFile),
    appFile,
    '\n  docsRoutes,\n',
    `\n  ${routes},\n  docsRoutes,\n`,
  );
  return [
    {
      file: `infra/api/src/app/begun/${stem}.ts`,
      content: fill(workshop, 'begun-routes.ts', { ...call, routes }),
      isNew: true,
    },
    { file: appFile, content: `import { ${routes} } from './begun/${stem}.ts';\n${app}`, isNew: false },
  ];
}

/** The calls of a new domain stand in a part of the API's page, whose title is Korean. */
function titled(workshop: Workshop, tag: string): Change[] {
  const source = readSource(workshop, docsFile);
  const anchor = 'const sections: Readonly<Record<string, string>> = {\n';
  if (new RegExp(`^  ${tag}: '`, 'm').test(source)) return [];
  const content = edit(source, docsFile, anchor, `${anchor}  ${tag}: '새로 만드는 호출 (${tag})',\n`);
  return [{ file: docsFile, content, isNew: false }];
}

/** A folder takes so many files (docs/anatomy.md). */
function checkFileLimit(workshop: Workshop, folder: string): void {
  const filesOf = (one: string) =>
    readdirSync(path.join(workshop.root, callFolder, one))
      .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
      .map((file) => file.slice(0, -'.ts'.length));
  const names = filesOf(folder);
  if (names.length < maximumFiles) return;
  const roomy = foldersOfCalls(workshop).filter((one) => filesOf(one).length < maximumFiles);
  throw new SetupError(
    `${folder} has ${names.length} files already; choose one of them (${names.sort().join(', ')}) or another folder (${roomy.join(', ')})`,
  );
}

export function planEvent(workshop: Workshop, answers: readonly string[]): Change[] {
  const source = readSource(workshop, topicsFile);
  const owner = checkOwner(workshop, answers[0] ?? '', source);
  const fact = checkFact(answers[1] ?? '');
  if (source.includes(`'${owner}:${fact}'`)) throw new SetupError(`${owner}:${fact} exists already`);
  const constant = checkUntaken(constantFor(`${owner}-${fact}`, 'Fact'), topicsFile, source);
  const code = fill(workshop, 'event.ts', { owner, fact, constant });
  return [{ file: topicsFile, content: `${source.trimEnd()}\n${code}`, isNew: false }];
}
