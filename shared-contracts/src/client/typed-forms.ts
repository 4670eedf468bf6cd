import * as z from 'zod/mini';

/** What was typed in this tab and not sent yet (docs/loose-contracts.md, docs/decisions/0169). */
const storageKey = 'TYPED_FORMS';
/** Forms stored at most; the one that was typed first goes first. */
const maximumEntries = 20;
/** Typed longer ago it is forgotten, ms. */
const retentionMs = 86_400_000;

const storedFormSchema = z.object({
  name: z.string(),
  /** Who typed it; null for a guest, who has not logged in yet. */
  member_id: z.nullable(z.int()),
  typed_at: z.int(),
  typed: z.unknown(),
});
type StoredForm = z.infer<typeof storedFormSchema>;

/** Where storage is refused, forms are kept as long as the document. */
let inMemory: readonly StoredForm[] = [];

function read(): readonly StoredForm[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return z.safeParse(z.array(storedFormSchema), stored).data ?? [];
  } catch {
    return inMemory;
  }
}

function write(forms: readonly StoredForm[]): void {
  inMemory = forms;
  try {
    if (forms.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(forms));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Stored in memory.
  }
}

/**
 * What is typed into the forms of one kind, by their names. It stays in this tab across a reload and a login that it
 * turns out to need. A guest's is given to the member who logs in next, a member's to that member alone.
 */
export class TypedForms<Typed> {
  readonly #kind: string;
  readonly #schema: z.ZodMiniType<Typed>;

  /** @param schema what of a form is stored: passwords and account numbers are not named in it. */
  constructor(kind: string, schema: z.ZodMiniType<Typed>) {
    this.#kind = kind;
    this.#schema = schema;
  }

  /** Undefined where nothing was typed, or a page of another version stored it in another shape. */
  recall(name: string, memberId: number | null, nowMs = Date.now()): Typed | undefined {
    const stored = read().find((form) => form.name === this.#nameOf(name));
    if (!stored || nowMs - stored.typed_at > retentionMs) return undefined;
    if (stored.member_id !== null && stored.member_id !== memberId) return undefined;
    return z.safeParse(this.#schema, stored.typed).data;
  }

  keep(name: string, memberId: number | null, typed: Typed, nowMs = Date.now()): void {
    const own = this.#nameOf(name);
    const others = read().filter((form) => form.name !== own && nowMs - form.typed_at <= retentionMs);
    // Parsed, so that a field which the schema does not name never reaches the storage.
    const parsed = z.safeParse(this.#schema, typed);
    if (!parsed.success) return;
    write(
      [...others, { name: own, member_id: memberId, typed_at: nowMs, typed: parsed.data }].slice(
        -maximumEntries,
      ),
    );
  }

  drop(name: string): void {
    write(read().filter((form) => form.name !== this.#nameOf(name)));
  }

  #nameOf(name: string): string {
    return `${this.#kind} ${name}`;
  }
}

/** Forgets all that was typed in this tab: a logout leaves nothing of it. */
export function dropTypedForms(): void {
  write([]);
}
