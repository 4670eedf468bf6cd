import path from 'node:path';
import type { Compiler } from 'webpack';

/** The file that the federation plugin writes for a build, in a folder of the process: a hash of absolute paths names it. */
const writtenEntry = /\.federation[\\/]entry\.[0-9a-f]+\.js/;

/** Numbers that no module has which webpack numbers by its path: those have two digits at least. */
const ids = { entry: 0, container: 1 };

/**
 * Names and numbers what the federation plugin adds in the same way wherever a build runs: the registry takes a version
 * again only with the same content.
 */
export class PortableBuildPlugin {
  apply(compiler: Compiler): void {
    const name = 'PortableBuildPlugin';
    compiler.hooks.normalModuleFactory.tap(name, ({ hooks }) => {
      hooks.afterResolve.tap(name, ({ request, createData }) => {
        if (writtenEntry.test(request))
          createData.userRequest = path.join(compiler.context, '.federation/entry.js');
      });
    });
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(name, (modules) => {
        for (const module of modules)
          if (writtenEntry.test(module.identifier()))
            compilation.chunkGraph.setModuleId(module, module.nameForCondition() ? ids.entry : ids.container);
      });
    });
  }
}
