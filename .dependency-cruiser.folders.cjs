/**
 * Folders import each other in one direction, over however many others; types count. A folder stands for what is inside
 * it, at any depth. Tests and their builders are left out: a test may look at everything around it.
 */
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      comment: 'What both need belongs in a folder below them, named for what it is.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|/testing/` },
  },
};
