import type { ReactElement } from 'react'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { useComposedText } from './use-composed-text.ts'
import { takesRef } from '../takes-ref.ts'

export type ShapedInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  value: string
  onValueChange: (value: string) => void
  /** What becomes of a text once it is typed, such as its digits or its capitals. */
  shape: (text: string) => string
}

/** A `TextInput` that changes what is typed; what a keyboard still composes is left alone until it is done. */
export const ShapedInput: (props: ShapedInputProps) => ReactElement =
  /* @__PURE__ */ takesRef(drawShapedInput)

function drawShapedInput({ value, onValueChange, shape, ...rest }: ShapedInputProps): ReactElement {
  const composed = useComposedText(value, (input) => onValueChange(shape(input.value)))
  return <TextInput {...rest} {...composed} />
}
