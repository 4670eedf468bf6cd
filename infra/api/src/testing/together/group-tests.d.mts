/** What is read of a Jest project. */
interface Project {
  displayName: string;
  testMatch: string[];
  rootDir?: string;
  roots?: string[];
  testPathIgnorePatterns?: string[];
}

interface Grouping {
  /** The part of `npm test` that the project belongs to. */
  part: string;
  /** Most files of a group. */
  size: number;
  isReversed?: boolean;
  root?: string;
}

/** @public Jest's configurations call it through `together`. */
export declare function inGroups(project: Project, grouping: Grouping): Required<Project>;
