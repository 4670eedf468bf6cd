/**
 * Lets the build drop what nobody imports of a library. Names for developer tools are assignments, and webpack takes
 * calls at the top level for work that has to be done: both would keep whole components that no page uses.
 *
 * @param {string} source an ES module with one statement per top-level line
 * @returns {string}
 */
module.exports = function dropUnusedExports(source) {
  return source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^(var \w+ = )(?=React\w*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ ');
};
