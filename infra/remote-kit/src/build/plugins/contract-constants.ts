import type webpack from 'webpack';

export type Parser = webpack.javascript.JavascriptParser;
type Program = Parameters<Parameters<Parser['hooks']['program']['tap']>[1]>[0];

type Declaration = Extract<Program['body'][number], { type: 'VariableDeclaration' }>;
/** Spelt out: inferred, it would name a package of types that squads do not have. */
export type Constant = NonNullable<Declaration['declarations'][number]['init']>;

/** The package as it lies in this repository, and as it is installed elsewhere. */
const contract = /[\\/](?:shared-contracts[\\/]src|@mall[\\/]contracts[\\/]dist)[\\/]/;

export const isContract = (module: webpack.Module): boolean => contract.test(module.identifier());

/** What constants of a module's top level are made of: `const a = <this>`, exported or not. */
export function constantsOf({ body }: Program): Constant[] {
  return body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) =>
      statement?.type === 'VariableDeclaration' && statement.kind === 'const' ? statement.declarations : [],
    )
    .flatMap(({ init }) => (init ? [init] : []));
}
