/** What runs in a process of `buildArtifacts`: jest-worker asks for CommonJS, from where our modules are imported. */
exports.buildArtifact = async (name, version) => {
  const { buildArtifact } = await import('./build-artifact.ts');
  await buildArtifact(name, version);
};
