/** What went wrong in a part under development, as terminal and page show it. */
export interface Problem {
  message: string;
  /** Where in the sources, relative to the folder that the server runs in; null where it is unknown. */
  place: { file: string; line: number; column: number } | null;
  /** Lines around the place. */
  excerpt: readonly SourceLine[];
  /** Calls that led there, innermost first, with source lines. */
  frames: readonly string[];
}

export interface SourceLine {
  line: number;
  text: string;
}
