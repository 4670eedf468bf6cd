import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import * as copy from '../copy.ts';
import { type ControlSize, controlHeight, media, touchSide } from '../theme.ts';
import { controlStyles, Field, type FieldText, fieldAria } from './field.tsx';
import { IconButton } from './icon-button.tsx';

/** Takes `register()` of a form library: `ref`, `name` and handlers go to the input. */
export interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'size'> {
  size?: ControlSize | undefined;
  /** At the right of the input, such as a timer or a 중복확인 button. */
  right?: ReactNode;
}

/** An input has no area around it. */
const onTouch = { [media.touch]: { height: touchSide } };
const sizes = {
  xl: css({ height: controlHeight.xl }),
  lg: css({ height: controlHeight.lg }),
  md: css({ height: controlHeight.md, paddingInline: 10, ...onTouch }),
  sm: css({ height: controlHeight.sm, paddingInline: 8, ...onTouch }),
};
const row = css({ display: 'flex', gap: 8 });
const box = css({ position: 'relative', flex: 1, minWidth: 0 });
const withToggle = css({ paddingRight: 48 });
const toggle = css({
  position: 'absolute',
  top: 0,
  right: 4,
  bottom: 0,
  display: 'grid',
  alignItems: 'center',
});

/** One line of text; passwords can be shown. */
export function TextField({
  label,
  hideLabel,
  error,
  hint,
  quiet,
  right,
  size = 'lg',
  type = 'text',
  id: givenId,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      required={input.required}
      error={error}
      hint={hint}
      quiet={quiet}
    >
      <div css={row}>
        <div css={box}>
          <input
            css={[controlStyles, sizes[size], isPassword && withToggle]}
            type={isPassword && isShown ? 'text' : type}
            {...input}
            {...fieldAria(id, { error, hint })}
          />
          {isPassword && (
            <span css={toggle}>
              <IconButton
                icon={isShown ? 'eye' : 'eye-off'}
                iconSize={20}
                label={copy.showPassword}
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
              />
            </span>
          )}
        </div>
        {right}
      </div>
    </Field>
  );
}
