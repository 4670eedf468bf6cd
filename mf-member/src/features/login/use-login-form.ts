import { zodResolver } from '@hookform/resolvers/zod';
import { type LoginBody, loginBodySchema } from '@mall/contracts/api/people/members';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLogin } from './mutations.ts';
import { readRememberedId } from './remembered-id.ts';

/** The login form's fields and choices (spec 2.4, 5.1), and the code that a guarded account asks for. */
export function useLoginForm(redirectUrl: string | null) {
  const form = useForm<LoginBody>({
    resolver: zodResolver(loginBodySchema),
    mode: 'onChange',
    defaultValues: { provider: 'normal', user_id: '', user_passwd: '' },
  });
  const { setError, setFocus, setValue, unregister, handleSubmit } = form;
  const [isRemembered, setIsRemembered] = useState(false);
  const [staysIn, setStaysIn] = useState(false);
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const login = useLogin({
    redirectUrl,
    onFieldError: (message) => setError('user_passwd', { message }, { shouldFocus: true }),
    onCodeAsked: (message) => {
      setIsCodeAsked(true);
      setError('login_code', { message });
    },
  });

  useEffect(() => {
    const known = readRememberedId();
    if (known) setValue('user_id', known);
    setIsRemembered(known !== null);
  }, [setValue]);
  useEffect(() => {
    if (isCodeAsked) setFocus('login_code');
  }, [isCodeAsked, setFocus]);

  return {
    ...form,
    isRemembered,
    setIsRemembered,
    staysIn,
    setStaysIn,
    isCodeAsked,
    /** A code is for one account. */
    forgetCode: () => {
      setIsCodeAsked(false);
      unregister('login_code');
    },
    submit: handleSubmit((body) =>
      login({ body: staysIn ? { ...body, is_auto_login: 1 } : body, isIdRemembered: isRemembered }),
    ),
  };
}
