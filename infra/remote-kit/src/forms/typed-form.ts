import type { TypedForms } from '@mall/contracts/client/typed-forms';
import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '../services.tsx';

/** The member whose text is being typed: after the end of a login it is still theirs. */
function useTypist() {
  const { memberId } = useSession();
  const typist = useRef(memberId);
  useEffect(() => {
    if (memberId !== null) typist.current = memberId;
  }, [memberId]);
  return { memberId, typist };
}

/** What was typed, how it is changed, and how it is emptied once it was sent. */
export type TypedForm<Typed> = readonly [
  typed: Typed,
  change: Dispatch<SetStateAction<Typed>>,
  empty: () => void,
];

/**
 * State of a form whose text outlives its page (decision 169), restored before the first paint. Several fields need
 * `change((before) => …)`: React reports fields that the browser restored as changes of the blank form.
 */
export function useTypedForm<Typed>(forms: TypedForms<Typed>, name: string, blank: Typed): TypedForm<Typed> {
  const { memberId, typist } = useTypist();
  const [typed, setTyped] = useState(blank);
  const touched = useRef<{ typed: Typed } | null>(null);
  useLayoutEffect(() => {
    const recalled = touched.current ? undefined : forms.recall(name, memberId);
    if (recalled !== undefined) setTyped(recalled);
  }, [forms, name, memberId]);
  const change = (action: SetStateAction<Typed>) => {
    const before = touched.current?.typed ?? forms.recall(name, typist.current) ?? typed;
    const next = action instanceof Function ? action(before) : action;
    touched.current = { typed: next };
    setTyped(next);
    forms.keep(name, typist.current, next);
  };
  const empty = () => {
    forms.drop(name);
    touched.current = { typed: blank };
    setTyped(blank);
  };
  return [typed, change, empty];
}

/** The part of react-hook-form's form that keeping it needs. */
interface FormOfFields<Fields> {
  getValues(): Fields;
  reset(values: Fields, options: { keepDefaultValues: true }): void;
  subscribe(options: {
    formState: { values: true };
    callback: (change: { values: Fields }) => void;
  }): () => void;
}

/**
 * The same for a form of react-hook-form: the fields that `forms` names are taken up and kept as they are typed. Returns
 * what forgets them once they were sent.
 */
export function useTypedFields<Fields extends Stored, Stored extends object>(
  forms: TypedForms<Stored>,
  name: string,
  { reset, subscribe, getValues }: FormOfFields<Fields>,
): () => void {
  const { memberId, typist } = useTypist();
  useLayoutEffect(() => {
    const recalled = forms.recall(name, memberId);
    if (recalled) reset({ ...getValues(), ...recalled }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => forms.keep(name, typist.current, values),
    });
  }, [forms, name, memberId, typist, reset, subscribe, getValues]);
  return () => forms.drop(name);
}
