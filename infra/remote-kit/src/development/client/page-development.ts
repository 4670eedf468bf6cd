/** A part and the development server that serves it. */
export interface Server {
  part: string;
  origin: string;
  /** Of the build that rendered the page; null where that did not compile. */
  version: string | null;
}

/** What a part threw while the edge rendered it. */
export interface ServerFailure {
  part: string;
  where: string;
  message: string;
  stack: string;
}

interface PageDevelopment {
  servers: readonly Server[];
  failures: readonly ServerFailure[];
}

/** What the edge says of parts under development (edge: `page-development.ts`); nothing on a page that it did not make. */
export function readPageDevelopment(page: Document): PageDevelopment {
  const text = page.getElementById('page-development')?.textContent;
  // Written by the edge of the same repository, for this reader alone: a library for it would be one more on the page.
  return text ? (JSON.parse(text) as PageDevelopment) : { servers: [], failures: [] };
}
