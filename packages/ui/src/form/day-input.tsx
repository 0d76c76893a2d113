import type { ComponentPropsWithRef, ReactElement } from 'react'
import { TextInput } from './text-input.tsx'

export type DayInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange'
> & {
  /** The day that stands, `YYYY-MM-DD`. */
  day: string
  /** The first and the last day that may be chosen, `YYYY-MM-DD`. */
  min?: string
  max?: string
  onDay: (day: string) => void
}

/**
 * One day of the calendar. It is taken once the field is left or Enter is pressed, because half a typed year is a day of
 * long ago; a day out of bounds goes back to the one that stood.
 */
export function DayInput({ day, min = '2000-01-01', onDay, ...rest }: DayInputProps): ReactElement {
  const take = (input: HTMLInputElement): void => {
    const { value, validity } = input
    if (value === day) return
    if (value !== '' && validity.valid) onDay(value)
    else input.value = day
  }
  return (
    <TextInput
      {...rest}
      key={day}
      type="date"
      min={min}
      defaultValue={day}
      onBlur={({ currentTarget }) => take(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') take(currentTarget)
      }}
    />
  )
}
