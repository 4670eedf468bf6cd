import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const artifactSchema = z.object({
  name: z.string(),
  version: z.string(),
  files: z.record(z.string(), z.unknown()),
  routes: z.array(z.object({ id: z.string(), path: z.string(), query: z.array(z.string()).default([]) })),
});
const shownSchema = z.object({ artifact: artifactSchema });
const releaseSchema = z.object({ shell: shownSchema, remotes: z.record(z.string(), shownSchema) });

/** What browsers may ask for of the release that the shop serves: files of its artifacts, and its pages. */
export function servedRelease(dataFolder: string) {
  const folder = path.join(dataFolder, 'registry/releases');
  const [file = ''] = readdirSync(folder).sort().reverse();
  const { payload } = z
    .object({ payload: z.string() })
    .parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  const release = releaseSchema.parse(JSON.parse(payload));
  const artifacts = [release.shell, ...Object.values(release.remotes)].map(({ artifact }) => artifact);
  return {
    /** Addresses of files, but those of the servers' own bundles. */
    files: artifacts.flatMap(({ name, version, files }) =>
      Object.keys(files)
        .filter((each) => !each.startsWith('server/') && /\.(js|css|woff2|svg|json)$/.test(each))
        .map((each) => `/_assets/${name}/${version}/${each}`),
    ),
    /** Pages with `:name` parameters and the queries that they know. */
    pages: artifacts.flatMap(({ routes }) => routes),
  };
}
