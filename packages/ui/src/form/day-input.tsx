import { useState, type ComponentPropsWithRef, type ReactElement } from 'react'
import { Icon } from '../icons/icon.tsx'
import styles from './day-input.module.css'
import { isWholeDay, readDay, writeDay } from '../typed/read-day.ts'
import { TextInput } from './text-input.tsx'
import { takesRef } from '../takes-ref.ts'

export type DayInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'required'
> & {
  /** The day that stands, `YYYY-MM-DD`; empty where none is chosen. */
  day: string
  /** The first and the last day that may be chosen, `YYYY-MM-DD`. */
  min?: string
  max?: string
  /** A chosen day within the bounds; empty only where the field may be. */
  onDay: (day: string) => void
  /** Hears of a text that is left and is no day of the bounds, and of null with the next one that is typed. */
  onRefused?: (text: string | null) => void
  /** Names the browser's calendar. */
  calendarLabel: string
  /** Whether the field may be emptied. */
  mayBeEmpty?: boolean
}

/**
 * One day, written `25/11/2026` in every browser, with the browser's own calendar beside it; a finger opens that one
 * wherever it presses. A typed day is taken once it is whole, the field is left or Enter is pressed; one that cannot be
 * read or is out of bounds goes back to the one that stood, and is told.
 */
export const DayInput: (props: DayInputProps) => ReactElement = /* @__PURE__ */ takesRef(drawDayInput)

function drawDayInput(props: DayInputProps): ReactElement {
  const { day, min = '2000-01-01', max, onDay, onRefused, calendarLabel, mayBeEmpty = false, ...rest } = props
  const [typed, setTyped] = useState<string>()
  /** Takes a text for the day; answers whether it is one that may be chosen. */
  const take = (text: string): boolean => {
    const isEmpty = text.trim() === ''
    if (isEmpty && !mayBeEmpty) return true
    const read = isEmpty ? '' : readDay(text)
    if (read === undefined || (read !== '' && (read < min || (max !== undefined && read > max)))) return false
    if (read !== day) onDay(read)
    return true
  }
  const finish = (): void => {
    if (typed === undefined) return
    if (!take(typed)) onRefused?.(typed)
    setTyped(undefined)
  }
  const calendar = (
    <span className={styles.calendar}>
      <Icon name="calendar" size={20} />
      <input
        type="date"
        className={styles.native}
        aria-label={calendarLabel}
        tabIndex={-1}
        value={day}
        min={min}
        max={max}
        onChange={({ target }) => take(target.value)}
        onClick={({ currentTarget }) => openCalendar(currentTarget)}
      />
    </span>
  )
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      className={styles.day}
      value={typed ?? writeDay(day)}
      onChange={({ target }) => {
        setTyped(target.value)
        onRefused?.(null)
        if (isWholeDay(target.value)) take(target.value)
      }}
      onBlur={finish}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) finish()
      }}
      end={calendar}
    />
  )
}

/** A press on the words of a native field opens nothing in some browsers; others cannot be asked, or refuse. */
function openCalendar(input: HTMLInputElement): void {
  try {
    if ('showPicker' in input) input.showPicker()
  } catch {
    // Its own way of opening is left.
  }
}
