import { useState, type ReactElement } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { takesRef } from '../takes-ref.ts'

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end'> & {
  showLabel: string
  hideLabel: string
}

/** A password that can be looked at; pasting and password managers work. */
export const PasswordInput: (props: PasswordInputProps) => ReactElement =
  /* @__PURE__ */ takesRef(drawPasswordInput)

function drawPasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps): ReactElement {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
