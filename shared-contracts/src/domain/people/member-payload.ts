type Sent<T> = T extends boolean ? 0 | 1 : T;

/** What of a member's form is sent: empty strings and nulls are dropped, booleans become 1 or 0 (spec 5.6). */
export function memberPayload<Form extends Record<string, unknown>>(
  form: Form,
): { [Name in keyof Form]?: Sent<NonNullable<Form[Name]>> } {
  const filled = Object.entries(form).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined,
  );
  // Built entry by entry, so the compiler cannot see that names and values still belong together.
  return Object.fromEntries(
    filled.map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]),
  ) as { [Name in keyof Form]?: Sent<NonNullable<Form[Name]>> };
}
