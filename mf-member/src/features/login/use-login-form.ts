import { type LoginBody, loginBodySchema } from '@mall/contracts/api/people/members';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useLogIn } from '../../shared/log-in/use-log-in.tsx';
import { readRememberedId, writeRememberedId } from './remembered-id.ts';

const names = ['user_id', 'user_passwd', 'login_code'] as const;
type Name = (typeof names)[number];
type Errors = Partial<Record<Name, string | undefined>>;

/** What stands in the form, also what was typed before the page came to life; and what is wrong with it. */
function judge(form: HTMLFormElement | null): { body: LoginBody | null; errors: Errors } {
  const typed = form ? Object.fromEntries(new FormData(form)) : {};
  const parsed = z.safeParse(loginBodySchema, { provider: 'normal', ...typed });
  if (parsed.success) return { body: parsed.data, errors: {} };
  const first = [...parsed.error.issues].reverse().map(({ path, message }) => [String(path[0]), message]);
  return { body: null, errors: Object.fromEntries(first) };
}

/** The ID of the last login in this browser, once the member asked for it to be remembered. */
function useRememberedId(form: RefObject<HTMLFormElement | null>) {
  const [isRemembered, setIsRemembered] = useState(false);
  useEffect(() => {
    const known = readRememberedId();
    const field = form.current?.querySelector<HTMLInputElement>('[name="user_id"]');
    if (known && field && field.value === '') field.value = known;
    setIsRemembered(known !== null);
  }, [form]);
  return { isRemembered, setIsRemembered };
}

/** Why a login was not let in: what is said at the fields, a code that is asked for, a block with the time left. */
function useRefusals(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<Errors>({});
  /** With which words a code is asked for. */
  const [codeAsked, setCodeAsked] = useState<string | null>(null);
  const [blockedMs, setBlockedMs] = useState<number | null>(null);
  const focus = (name: Name) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  useEffect(() => {
    if (codeAsked !== null) form.current?.querySelector<HTMLInputElement>('[name="login_code"]')?.focus();
  }, [form, codeAsked]);
  return {
    errors,
    setErrors,
    codeAsked,
    setCodeAsked,
    blockedMs,
    setBlockedMs,
    focus,
    onFieldError: (message: string) => {
      setErrors({ user_passwd: message });
      focus('user_passwd');
    },
    onCodeAsked: (message: string) => {
      setCodeAsked(message);
      // Asked anew: the code that was typed was none, or a late one.
      if (codeAsked !== null) setErrors({ login_code: message });
    },
  };
}

/**
 * The login form's fields and choices (spec 2.4, 5.1), and the code that a guarded account asks for. By hand: two
 * fields need no form library, which would be a third of the page.
 */
export function useLoginForm(redirectUrl: string | null) {
  const form = useRef<HTMLFormElement>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [staysIn, setStaysIn] = useState(false);
  const { isRemembered, setIsRemembered } = useRememberedId(form);
  const { errors, setErrors, codeAsked, setCodeAsked, blockedMs, setBlockedMs, focus, ...refused } =
    useRefusals(form);
  const flow = useLogIn({ redirectUrl, ...refused, onBlocked: setBlockedMs });

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    const { body, errors: found } = judge(form.current);
    setErrors(found);
    const faulty = names.find((name) => found[name]);
    if (faulty) focus(faulty);
    if (!body) return;
    setSubmitting(true);
    setBlockedMs(null);
    const keepId = () => writeRememberedId(isRemembered ? body.user_id : null);
    try {
      await flow.logIn(staysIn ? { ...body, is_auto_login: 1 } : body, keepId);
    } finally {
      setSubmitting(false);
    }
  }

  /** Judged as the shopper types. A code is for one account, and so is a block. */
  const field = (name: Name) => ({
    name,
    error: errors[name],
    onChange: () => {
      if (name === 'user_id') {
        setCodeAsked(null);
        setBlockedMs(null);
      }
      const { errors: found } = judge(form.current);
      setErrors((present) => ({ ...present, [name]: found[name] }));
    },
  });

  return {
    form,
    field,
    submit,
    isSubmitting,
    flow,
    isRemembered,
    setIsRemembered,
    staysIn,
    setStaysIn,
    codeAsked,
    blockedMs,
  };
}
