import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from '../setup-error.ts';

/** What a generator wants to do to one file. Nothing is written before all of it is known to work. */
export interface Change {
  /** Path from the repository's root. */
  file: string;
  content: string;
  isNew: boolean;
}

/** Where a generator works: the repository, or a copy of it in tests. */
export interface Workshop {
  root: string;
  templates: string;
}

export function readSource({ root }: Workshop, file: string): string {
  const location = path.join(root, file);
  if (!existsSync(location)) throw new SetupError(`${file} is missing; is this the root of the repository?`);
  return readFileSync(location, 'utf8');
}

/** A template with its `{{names}}` filled in; an unknown name is a fault of the template. */
export function fill({ templates }: Workshop, template: string, values: Record<string, string>): string {
  return readFileSync(path.join(templates, `${template}.template`), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_match, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${template}: nothing is known of {{${name}}}`);
      return value;
    },
  );
}

/** Replaces text that must be there exactly once. */
export function edit(source: string, file: string, from: string | RegExp, to: string): string {
  const parts = source.split(from);
  if (parts.length !== 2) throw new SetupError(`${file} has changed its shape; add to it by hand`);
  return parts.join(to);
}

/** Writes all changes, or refuses before the first one when a new file exists. Returns what was written. */
export function apply({ root }: Workshop, changes: readonly Change[]): string[] {
  const taken = changes.filter(({ file, isNew }) => isNew && existsSync(path.join(root, file)));
  if (taken.length > 0)
    throw new SetupError(
      `these exist already and stay as they are: ${taken.map(({ file }) => file).join(', ')}`,
    );
  for (const { file, content } of changes) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return changes.map(({ file, isNew }) => `${isNew ? 'made   ' : 'changed'} ${file}`);
}
