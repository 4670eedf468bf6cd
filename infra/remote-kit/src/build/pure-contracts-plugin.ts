import webpack, { type Compiler } from 'webpack';

const name = 'PureContractsPlugin';
/** The package as it lies in this repository, and as it is installed elsewhere. */
const isContract = /[\\/](?:shared-contracts[\\/]src|@mall[\\/]contracts[\\/]dist)[\\/]/;

type Parser = webpack.javascript.JavascriptParser;
type Program = Parameters<Parameters<Parser['hooks']['program']['tap']>[1]>[0];

/** What constants of a module's top level are made of: `const a = <this>`, exported or not. */
function valuesOf({ body }: Program) {
  return body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) =>
      statement?.type === 'VariableDeclaration' && statement.kind === 'const' ? statement.declarations : [],
    )
    .flatMap(({ init }) => (init ? [init] : []));
}

/**
 * Lets a page leave out the contracts that it does not use. A schema is made by calls, and a minifier must keep a call
 * that it knows nothing of: a page that counts orders would carry the schemas of all that is said about orders. Each
 * constant of a contract becomes a call without effects, which the minifier takes apart again where it is used.
 */
export class PureContractsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        normalModuleFactory.hooks.parser.for(type).tap(name, (parser) => this.#mark(parser));
    });
  }

  #mark(parser: Parser): void {
    parser.hooks.program.tap(name, (program) => {
      const { module } = parser.state;
      if (!isContract.test(module.identifier())) return;
      for (const value of valuesOf(program)) {
        const { range } = value;
        // What webpack knows to be pure it takes out by itself, with brackets that would cross these.
        if (!range || parser.isPure(value, range[0])) continue;
        const { ConstDependency } = webpack.dependencies;
        module.addPresentationalDependency(new ConstDependency('/*#__PURE__*/(()=>(', range[0]));
        module.addPresentationalDependency(new ConstDependency('))()', range[1]));
      }
    });
  }
}
