import { useRef, useState } from 'react';
import * as z from 'zod/mini';

type FieldElement = HTMLInputElement | HTMLSelectElement;

/**
 * A form of a few text fields, judged by a schema: on sending, and from then on as the shopper types. The browser
 * keeps what is typed, also before the page comes to life. A form library would weigh more than such a page.
 *
 * @param schema Its keys name the fields, in the order in which the first faulty one gets the focus.
 */
export function useFields<Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>) {
  type Name = keyof Shape & string;
  type Errors = Partial<Record<Name, string>>;
  const names = Object.keys(schema.shape);
  const elements = useRef(new Map<string, FieldElement>());
  const [errors, setErrors] = useState<Errors>({});
  const [isChecked, setChecked] = useState(false);

  function judge() {
    const typed = Object.fromEntries(names.map((name) => [name, elements.current.get(name)?.value ?? '']));
    const parsed = z.safeParse(schema, typed);
    if (parsed.success) return { data: parsed.data, errors: {} };
    const first = [...parsed.error.issues].reverse().map(({ path, message }) => [String(path[0]), message]);
    return { data: null, errors: Object.fromEntries(first) as Errors };
  }

  /** What is typed when it is complete; else the first field that is not has the focus. */
  function take() {
    const { data, errors: found } = judge();
    setChecked(true);
    setErrors(found);
    const faulty = names.find((name) => name in found);
    if (faulty) elements.current.get(faulty)?.focus();
    return data;
  }

  /** What the server objects to, under its field. */
  function refuse(name: Name, message: string) {
    setErrors((present) => ({ ...present, [name]: message }));
    elements.current.get(name)?.focus();
  }

  const field = (name: Name) => ({
    name,
    error: errors[name],
    ref: (element: FieldElement | null) => {
      if (element) elements.current.set(name, element);
      else elements.current.delete(name);
    },
    onChange: () => {
      if (!isChecked) return;
      const { [name]: found } = judge().errors as Errors;
      setErrors(
        ({ [name]: _old, ...others }) => ({ ...others, ...(found ? { [name]: found } : {}) }) as Errors,
      );
    },
  });

  return { field, take, refuse };
}
