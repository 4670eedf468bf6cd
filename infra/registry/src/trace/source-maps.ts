import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { sourceMapsFile } from '@mall/contracts/platform/private-files';
import { parseJson } from '@mall/remote-kit/publish/parse-json';
import * as z from 'zod/mini';
import type { ArtifactStore } from '../artifact-store.ts';

const mapSchema = z.object({
  version: z.literal(3),
  sources: z.array(z.nullable(z.string())),
  names: z.array(z.string()),
  mappings: z.string(),
});
const mapsSchema = z.record(z.string(), mapSchema);

/** A place in a file of an artifact: line and column as browsers report them, both from 1. */
export interface Place {
  name: string;
  version: string;
  file: string;
  line: number;
  column: number;
}

/** The source maps that artifacts of a registry brought along. */
export class SourceMaps {
  private readonly read = new Map<string, Record<string, TraceMap> | null>();

  constructor(private readonly artifacts: ArtifactStore) {}

  /** Whether a version is stored and has maps. */
  has({ name, version }: Pick<Place, 'name' | 'version'>): boolean {
    return this.of(name, version) !== null;
  }

  /** Where a place comes from, as `mf-live/src/….tsx:12:5`; null where no map says so. */
  sourceOf({ name, version, file, line, column }: Place): string | null {
    const map = this.of(name, version)?.[file];
    if (!map || line < 1 || column < 1) return null;
    const found = originalPositionFor(map, { line, column: column - 1 });
    if (found.source === null) return null;
    return `${found.source}:${found.line}:${found.column + 1}`;
  }

  private of(name: string, version: string): Record<string, TraceMap> | null {
    const key = `${name}@${version}`;
    const known = this.read.get(key);
    if (known !== undefined) return known;
    const maps = this.load(name, version);
    this.read.set(key, maps);
    return maps;
  }

  private load(name: string, version: string): Record<string, TraceMap> | null {
    if (!this.artifacts.has(name, version)) return null;
    const file = path.join(this.artifacts.folderOf(name, version), sourceMapsFile);
    if (!existsSync(file)) return null;
    const maps = z.safeParse(mapsSchema, parseJson(gunzipSync(readFileSync(file)).toString('utf8')));
    if (!maps.success) return null;
    return Object.fromEntries(
      Object.entries(maps.data).map(([each, map]) => {
        // As the build wrote them: resolved as addresses they would lose the way out of the remote's folder.
        const sources = map.sources.map((source) => source && pathOf(name, source));
        return [each, new TraceMap({ ...map, sources })];
      }),
    );
  }
}

/** `webpack://mf_live/../shared-ui/src/a.tsx` of mf-live is `shared-ui/src/a.tsx` of the repository. */
function pathOf(name: string, source: string): string {
  const inside = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  return path.posix.normalize(path.posix.join(name, inside)).replace(/^(\.\.\/)+/, '');
}
