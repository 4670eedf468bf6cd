import { css } from '@emotion/react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { visuallyHidden } from '../layout/visually-hidden.tsx';
import { color, fontSize } from '../theme.ts';

/** A value to choose. */
export interface Choice {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** What every group of radio inputs takes; the rest goes to each input, as `register()` of a form library needs. */
export interface ChoiceProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'size' | 'children'> {
  /** Says what is chosen. */
  legend: string;
  hideLegend?: boolean | undefined;
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onValue?: ((value: string) => void) | undefined;
  /** Arrow keys only move the focus; a click, Space or Enter chooses. For choices that have an effect at once. */
  isChosenByHand?: boolean | undefined;
  error?: string | undefined;
}

const base = css({ minWidth: 0 });
const legendStyles = css({
  padding: 0,
  marginBottom: 8,
  color: color.ink,
  fontSize: fontSize.note,
  fontWeight: 500,
});
const errorStyles = css({ marginTop: 6, color: color.sale, fontSize: fontSize.small });

/** The attributes of one radio input of a group. */
export function useChoiceInput(props: Omit<ChoiceProps, 'legend' | 'hideLegend' | 'error'>) {
  const ownName = useId();
  const { value, defaultValue, onValue, onChange, isChosenByHand, name = ownName, ...rest } = props;
  const inputs = useRef(new Set<HTMLInputElement>());
  const isControlled = value !== undefined;
  // A choice made before the page came to life stands in the document, but no listener has received it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happened before the first effect is early
  useEffect(() => {
    if (!isControlled) return;
    const early = [...inputs.current].find((input) => input.checked && input.value !== value);
    if (early) onValue?.(early.value);
  }, []);

  return (option: Choice): ComponentProps<'input'> => ({
    ...rest,
    ...(isControlled ? { ref: keepIn(inputs.current) } : {}),
    ...(isChosenByHand ? { onKeyDown: moveFocusOnly } : {}),
    type: 'radio',
    name,
    value: option.value,
    disabled: option.disabled || rest.disabled,
    ...(!isControlled
      ? { defaultChecked: defaultValue === option.value }
      : { checked: value === option.value }),
    onChange: (event) => {
      onChange?.(event);
      onValue?.(option.value);
    },
  });
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Keeps arrow keys from choosing what they pass, and lets Enter choose as Space does. */
function moveFocusOnly(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const step = steps[event.key];
  if (event.key === 'Enter') {
    event.preventDefault();
    input.click();
  }
  if (step === undefined) return;
  event.preventDefault();
  const group = input.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled');
  const inputs = [...(group ?? [])];
  inputs.at((inputs.indexOf(input) + step) % inputs.length)?.focus();
}

/** A ref that keeps an element in a set while it is in the document. */
const keepIn = (inputs: Set<HTMLInputElement>) => (input: HTMLInputElement) => {
  inputs.add(input);
  return () => void inputs.delete(input);
};

/** Frame of a group of radio inputs: legend above, error under it. */
export function ChoiceGroup({
  legend,
  hideLegend,
  error,
  aside,
  children,
}: Pick<ChoiceProps, 'legend' | 'hideLegend' | 'error'> & { aside?: ReactNode; children: ReactNode }) {
  const errorId = useId();
  return (
    <fieldset css={base} aria-describedby={error ? errorId : undefined}>
      <legend css={hideLegend ? visuallyHidden : legendStyles}>
        {legend}
        {aside}
      </legend>
      {children}
      {error && (
        <p css={errorStyles} id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
