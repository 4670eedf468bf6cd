import webpack, { type Compiler } from 'webpack';
import { constantsOf, isContract, type Parser } from './contract-constants.ts';

const name = 'PureContractsPlugin';

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
      if (!isContract(module)) return;
      for (const value of constantsOf(program)) {
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
