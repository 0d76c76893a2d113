import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useState, type ReactElement } from 'react'
import { Field } from './field.tsx'
import type { Registration } from './registration.ts'

/** The registration in TanStack Form, which takes the schema as it is. */
export function ByTanStackForm({ registration }: { registration: Registration }): ReactElement {
  const { names, empty, schema, label, submit, register } = registration
  const [said, setSaid] = useState('')
  const form = useForm({
    defaultValues: empty,
    // At the first try, then at each change.
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    onSubmit: async ({ value }) => setSaid(await register(value)),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      {names.map((name) => (
        <form.Field key={name} name={name}>
          {({ state, handleChange, handleBlur }) => (
            <Field
              name={name}
              label={label(name)}
              value={state.value ?? ''}
              onChange={(event) => handleChange(event.target.value)}
              onBlur={handleBlur}
              problem={state.meta.errors[0]?.message}
            />
          )}
        </form.Field>
      ))}
      <button>{submit}</button>
      <output>{said}</output>
    </form>
  )
}
