import { Argument } from '@commander-js/extra-typings';
import { familySites } from '@mall/contracts/domain/family-site';
import type { Act, Program } from '../arguments.ts';
import { decodeText } from '../import/decode-text.ts';
import { readGiven } from '../read-given.ts';

const siteArgument = () =>
  new Argument('<site>', 'code of the site').choices(familySites.map(({ code }) => code));

/** A plan's file; a file that is no JSON is named as what is wrong. */
async function planOf(file: string): Promise<unknown> {
  const text = decodeText(await readGiven(file));
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The homes of the sites: order, tone and looks of their sections. */
export function addHomes(program: Program, act: Act): void {
  const home = program.command('home').description("order, tone and looks of a site's home");
  home
    .command('sections')
    .description('the sections that a plan may have, each with its variants')
    .action(() => act({ command: 'home.sections', input: {} }));
  home
    .command('show')
    .description('prints the plan as JSON: change it and give it to set')
    .addArgument(siteArgument())
    .action((site) => act({ command: 'home.show', input: { site } }));
  home
    .command('set')
    .description('replaces the plan; refuses what cannot be shown or read, with the reasons')
    .addArgument(siteArgument())
    .argument('<plan.json>')
    .action(async (site, file) => act({ command: 'home.set', input: { site, plan: await planOf(file) } }));
  home
    .command('reset')
    .description('gives the site back the plan that it came with')
    .addArgument(siteArgument())
    .action((site) => act({ command: 'home.reset', input: { site } }));
}
