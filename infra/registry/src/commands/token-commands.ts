import type { Command } from '@commander-js/extra-typings';
import { collect, count } from '@mall/command-line/values';
import { thisAccount } from '../audit/actor.ts';
import { readConfig } from '../config.ts';
import { type Token, TokenStore } from '../tokens/token-store.ts';
import { asOption, openRegistry, say } from './open-registry.ts';

const openTokens = () => new TokenStore(readConfig(process.env).folder);

const dayOf = (moment: string) => moment.slice(0, 10);

function line({ name, remotes, createdAt, expiresAt }: Token): string {
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  const end =
    expiresAt === null ? 'until it is revoked' : `${isOver ? 'ended' : 'until'} ${dayOf(expiresAt)}`;
  return `${name.padEnd(20)}  ${remotes.join(' ')}  made ${dayOf(createdAt)}, ${end}`;
}

interface Wanted {
  remote: string[];
  days?: number;
  as?: string;
}

function create(name: string, { remote, days, as }: Wanted): void {
  const { word, token } = openTokens().create({
    name,
    remotes: remote,
    ...(days === undefined ? {} : { days }),
  });
  openRegistry().note(
    'token-create',
    [name, ...token.remotes],
    thisAccount(as),
    line(token).slice(20).trim(),
  );
  say(word);
  // The word alone goes where a pipe leads.
  console.error(`good for ${token.remotes.join(', ')}; it is shown this once. Publish with it:
  REGISTRY_TOKEN=<token> npm run registry -- publish <folder> --to <url>
or, in a repository of its own:
  REGISTRY_TOKEN=<token> npx mall-remote publish --to <url>`);
}

function revoke(name: string, { as }: { as?: string }): void {
  openTokens().revoke(name);
  openRegistry().note('token-revoke', [name], thisAccount(as));
  say(`${name} is revoked: nobody publishes with it any more`);
}

/** `token`: what squads publish over HTTP with. */
export function addTokenCommands(program: Command): void {
  const token = program.command('token').description('tokens by which squads publish their own remotes');
  token
    .command('create')
    .description('makes a token and prints it, once')
    .argument('<name>', 'such as live-ci')
    .option('--remote <name>', 'a remote that it publishes; may be repeated', collect(String), [])
    .option('--days <n>', 'how long it is good; until it is revoked otherwise', count)
    .addOption(asOption())
    .action(create);
  token
    .command('list')
    .description('tokens, what each publishes and until when')
    .action(() => say(openTokens().list().map(line).join('\n') || 'there are no tokens'));
  token
    .command('revoke')
    .description('ends a token at once')
    .argument('<name>')
    .addOption(asOption())
    .action(revoke);
}
