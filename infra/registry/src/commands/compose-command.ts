import { type Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { collect } from '@mall/command-line/values';
import { thisAccount } from '../audit/actor.ts';
import { describeLoss } from '../conflicts/lost-pages.ts';
import type { ComposeOptions } from '../registry.ts';
import { asOption, openRegistry, say } from './open-registry.ts';
import { releaseLine } from './release-line.ts';

/** `mf-live@1.0.1` as a name and a version. */
function versionOf(pair: string): [name: string, version: string] {
  const at = pair.lastIndexOf('@');
  if (at < 1) throw new InvalidArgumentError('It has to be name@version.');
  return [pair.slice(0, at), pair.slice(at + 1)];
}

/** The pairs of `--with`, of which none names a part again. */
function collectVersions(pair: string, before: Record<string, string>): Record<string, string> {
  const [name, version] = versionOf(pair);
  const other = before[name];
  if (other && other !== version)
    throw new InvalidArgumentError(`${name} is wanted at ${other} and at ${version}.`);
  return { ...before, [name]: version };
}

function compose(options: ComposeOptions): void {
  const registry = openRegistry();
  const release = registry.compose(options);
  for (const page of registry.lostPages(release)) say(`warning: it loses ${describeLoss(page)}`);
  say(`composed ${releaseLine(release)}`);
}

/** `compose`: a release from the stable one with other versions. */
export function addComposeCommand(program: Command): void {
  program
    .command('compose')
    .description('makes a release from the stable one with other versions')
    .option('--with <name@version>', 'a part at this version; may be repeated', collectVersions, {})
    .option(
      '--without <name>',
      'a part that the release leaves out, or a page (/coupon/list) that it may lose; may be repeated',
      collect(String),
      [],
    )
    .option('--note <text>', 'a line kept in the release', '')
    .addOption(asOption())
    .action(({ with: versions, without, note, as }) =>
      compose({ versions, without, base: 'stable', note, actor: thisAccount(as) }),
    );
}
