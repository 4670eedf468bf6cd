/** What `import()` of a page rejects with when the file of a chunk does not come. */
export const fileMissing = (): Error =>
  Object.assign(new Error('Loading chunk part failed.'), { name: 'ChunkLoadError' });
