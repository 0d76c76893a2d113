import {
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import styles from './amount-input.module.css'
import { classNames } from '../class-names.ts'
import control from './control.module.css'
import { useField } from './field.tsx'
import { editAmount, formatAmount, readAmount, type GroupSeparator } from '../data/format-amount.ts'

export type AmountInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'ref'
> & {
  /** Whole units; null is an empty field. */
  value: number | null
  onValueChange: (value: number | null) => void
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

/** A whole amount that groups its digits while it is typed; decimals cannot be entered and odd pastes are refused. */
export function AmountInput(props: AmountInputProps): ReactElement {
  const {
    value,
    onValueChange,
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

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const native = event.nativeEvent as InputEvent
    const { value: text, selectionStart } = event.target
    const edit = editAmount({
      before: shown,
      text,
      caret: selectionStart ?? text.length,
      inputType: native.inputType,
      separator,
      maxDigits,
    })
    if (edit.value === value) {
      event.target.value = edit.text
      event.target.setSelectionRange(edit.caret, edit.caret)
      return
    }
    caret.current = edit.caret
    onValueChange(edit.value)
  }
  return (
    <span className={classNames(control.box, styles[size], className)}>
      <input
        className={classNames(control.input, styles.input)}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        {...field}
        {...rest}
        ref={input}
        value={shown}
        onChange={handleChange}
        onPaste={refuseOddPaste}
      />
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  )
}

function refuseOddPaste(event: ClipboardEvent<HTMLInputElement>): void {
  if (readAmount(event.clipboardData.getData('text')) === null) event.preventDefault()
}
