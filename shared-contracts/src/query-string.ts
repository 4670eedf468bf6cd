/** Arrays travel as `name[]=a&name[]=b` (spec 7.4); empty values are left out. */
export function encodeQuery(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    if (Array.isArray(value)) for (const item of value) search.append(`${name}[]`, String(item));
    else search.append(name, String(value));
  }
  return search.toString();
}

/** The undo of `encodeQuery`: `name[]` becomes an array called `name`, a repeated plain name keeps its last value. */
export function decodeQuery(search: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(search)) {
    if (!name.endsWith('[]')) query[name] = value;
    else {
      const key = name.slice(0, -2);
      const list = query[key];
      query[key] = Array.isArray(list) ? [...list, value] : [value];
    }
  }
  return query;
}
