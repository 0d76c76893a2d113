import { useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import control from './control.module.css'
// After the sheet of every field, of which a large amount takes the border away.
import styles from './amount-input.module.css'
import { FilledText } from '../typed/filled-text.tsx'
import { useField } from './field.tsx'
import { editAmount, formatAmount, type GroupSeparator } from '../data/format-amount.ts'
import { useComposedText } from './use-composed-text.ts'

export type AmountInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'ref'
> & {
  /** Whole units; null is an empty field. */
  value: number | null
  onValueChange: (value: number | null) => void
  /** Hears of a text that was put in and is no amount, and of null with the next edit that is one. */
  onRefused?: (text: string | null) => void
  /** `.` by default, as Vietnamese writes it. */
  separator?: GroupSeparator
  /** The unit after the figure, such as ₫. */
  unit?: ReactNode
  /** `large` for the one question of a money step. */
  size?: 'medium' | 'large'
  /** 12 by default. */
  maxDigits?: number
}

const noCaret = -1

/** A whole amount that groups its digits while it is typed; what comes in at once is read as people write amounts. */
export function AmountInput(props: AmountInputProps): ReactElement {
  const {
    value,
    onValueChange,
    onRefused,
    separator = '.',
    unit,
    size = 'medium',
    maxDigits = 12,
    className,
    ...rest
  } = props
  const field = useField()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef(noCaret)
  const shown = formatAmount(value, separator)

  // React puts the caret at the end when the shown text differs from the typed one.
  useLayoutEffect(() => {
    if (caret.current === noCaret) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = noCaret
  })

  const handleText = (element: HTMLInputElement, event: Event): void => {
    const text = element.value
    const edit = editAmount({
      before: shown,
      text,
      caret: element.selectionStart ?? text.length,
      inputType: event instanceof InputEvent ? event.inputType : '',
      separator,
      maxDigits,
    })
    onRefused?.(edit.refused ?? null)
    if (edit.value === value) {
      element.value = edit.text
      element.setSelectionRange(edit.caret, edit.caret)
      return
    }
    caret.current = edit.caret
    onValueChange(edit.value)
  }
  const composed = useComposedText(shown, handleText)
  return (
    <FilledText value={composed.value} className={classNames(control.box, styles[size], className)}>
      <input
        className={classNames(control.input, styles.input)}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        {...field}
        {...rest}
        ref={input}
        {...composed}
      />
      {unit && <span className={styles.unit}>{unit}</span>}
    </FilledText>
  )
}
