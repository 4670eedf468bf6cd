const path = require('node:path');

/** What a file may leave to the next one, and must not. */
function leftovers() {
  const left = [];
  if ('clock' in setTimeout) left.push('fake timers');
  if (typeof document === 'undefined') return left;
  if (document.body.childElementCount > 0) left.push(`elements: ${document.body.innerHTML.slice(0, 200)}`);
  if ('idle' in document.documentElement.dataset) left.push('a page whose first work is done');
  return left;
}

/** Loads a test file; its error is a test's that fails, so that the others of the group run. */
function load(root, member) {
  try {
    require(path.join(root, member));
  } catch (error) {
    it(`${member} can be loaded`, () => {
      throw error;
    });
  }
}

/** Runs the test files of a group (group-tests.mjs), each in a block of its name, and holds it to clean up. */
module.exports = ({ root, members }) => {
  for (const member of members)
    describe(member, () => {
      load(root, member);
      afterAll(() => {
        const left = leftovers();
        if (left.length > 0)
          throw new Error(`${member} leaves to the next file of its group: ${left.join(', ')}`);
      });
    });
};
