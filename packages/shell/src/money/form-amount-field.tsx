import type { ReactElement } from 'react'
import { Controller, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { AmountField, type AmountFieldProps } from './amount-field.tsx'

export type FormAmountFieldProps<Values extends FieldValues> = Omit<
  AmountFieldProps,
  'value' | 'onValueChange' | 'onBlur'
> & {
  control: Control<Values>
  /** The field of the form that holds whole đồng, or null. */
  name: FieldPathByValue<Values, number | null>
}

/** An amount as a field of a form of the kit. */
export function FormAmountField<Values extends FieldValues>(
  props: FormAmountFieldProps<Values>,
): ReactElement {
  const { control, name, ...rest } = props
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <AmountField {...rest} value={value} onValueChange={onChange} onBlur={onBlur} />
      )}
    />
  )
}
