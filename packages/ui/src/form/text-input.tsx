import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import control from './control.module.css'
import { FilledText } from '../typed/filled-text.tsx'
import { useField } from './field.tsx'
import { takesRef } from '../takes-ref.ts'

export type TextInputProps = ComponentPropsWithRef<'input'> & {
  /** Before the text, such as an icon or a country code. */
  start?: ReactNode
  /** After the text, such as a unit or a small button. */
  end?: ReactNode
}

/** One line of text; inside a `Field` it is labelled and described by it. */
export const TextInput: (props: TextInputProps) => ReactElement = /* @__PURE__ */ takesRef(drawTextInput)

function drawTextInput({ start, end, className, type = 'text', ...rest }: TextInputProps): ReactElement {
  const field = useField()
  return (
    <FilledText value={rest.value} className={classNames(control.box, className)}>
      {start && <span className={control.slot}>{start}</span>}
      <input className={control.input} type={type} {...field} {...rest} />
      {end && <span className={control.slot}>{end}</span>}
    </FilledText>
  )
}
