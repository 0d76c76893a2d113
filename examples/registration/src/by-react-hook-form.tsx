import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState, type ReactElement } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from './field.tsx'
import type { Registration, Values } from './registration.ts'

/** The registration in react-hook-form, which takes the schema through a resolver. */
export function ByReactHookForm({ registration }: { registration: Registration }): ReactElement {
  const { names, empty, schema, label, submit, register: open } = registration
  const [said, setSaid] = useState('')
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: empty,
    resolver: standardSchemaResolver(schema),
  })
  return (
    <form noValidate onSubmit={handleSubmit(async (values) => setSaid(await open(values)))}>
      {names.map((name) => (
        <Field key={name} label={label(name)} problem={formState.errors[name]?.message} {...register(name)} />
      ))}
      <button>{submit}</button>
      <output>{said}</output>
    </form>
  )
}
