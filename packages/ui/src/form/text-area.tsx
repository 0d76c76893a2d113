import type { ComponentPropsWithRef, ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import control from './control.module.css'
import { useField } from './field.tsx'
import { takesRef } from '../takes-ref.ts'

export type TextAreaProps = ComponentPropsWithRef<'textarea'>

/** Several lines of text; inside a `Field` it is labelled and described by it. */
export const TextArea: (props: TextAreaProps) => ReactElement = /* @__PURE__ */ takesRef(drawTextArea)

function drawTextArea({ className, rows = 4, ...rest }: TextAreaProps): ReactElement {
  const field = useField()
  return (
    <span className={classNames(control.box, className)}>
      <textarea className={control.input} rows={rows} {...field} {...rest} />
    </span>
  )
}
