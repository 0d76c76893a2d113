import type { ComponentProps, ReactElement } from 'react'

type FieldProps = ComponentProps<'input'> & { label: string; problem: string | undefined }

/** A labelled input, and what is wrong with it. */
export function Field({ label, problem, ...input }: FieldProps): ReactElement {
  const type = /password/i.test(input.name ?? '') ? 'password' : 'text'
  return (
    <label>
      {label}
      <input type={type} aria-invalid={problem !== undefined} {...input} />
      {problem !== undefined && <span role="alert">{problem}</span>}
    </label>
  )
}
