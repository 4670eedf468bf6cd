import { css } from '@emotion/react';
import { type ComponentProps, useId } from 'react';
import { Icon } from '../icon.tsx';
import { type ControlSize, color, controlHeight, fontSize, media, touchSide } from '../theme.ts';
import { controlStyles, Field, type FieldText, fieldAria } from './field.tsx';

/** Its children are `option` elements. */
export interface SelectProps extends FieldText, Omit<ComponentProps<'select'>, 'size'> {
  size?: ControlSize | undefined;
}

const box = css({ position: 'relative' });
const select = css({ paddingRight: 36, textOverflow: 'ellipsis', cursor: 'pointer' });
/** A select has no area around it. */
const onTouch = { [media.touch]: { height: touchSide } };
const sizes = {
  xl: css({ height: controlHeight.xl }),
  lg: css({ height: controlHeight.lg }),
  md: css({ height: controlHeight.md, paddingLeft: 10, fontSize: fontSize.note, ...onTouch }),
  sm: css({
    height: controlHeight.sm,
    paddingLeft: 8,
    paddingRight: 28,
    fontSize: fontSize.small,
    ...onTouch,
  }),
};
const arrow = css({
  position: 'absolute',
  top: 0,
  right: 10,
  bottom: 0,
  display: 'grid',
  alignItems: 'center',
  color: color.ink,
  pointerEvents: 'none',
});

/** The browser's own select in the shop's look. */
export function Select({
  label,
  hideLabel,
  error,
  hint,
  quiet,
  size = 'lg',
  id: givenId,
  children,
  ...attributes
}: SelectProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      required={attributes.required}
      error={error}
      hint={hint}
      quiet={quiet}
    >
      <div css={box}>
        <select
          css={[controlStyles, select, sizes[size]]}
          {...attributes}
          {...fieldAria(id, { error, hint })}
        >
          {children}
        </select>
        <span css={arrow}>
          <Icon name="chevron-down" size={16} />
        </span>
      </div>
    </Field>
  );
}
