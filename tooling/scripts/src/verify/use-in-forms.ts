import { strictTsconfig, withStranger } from './stranger.ts'
import type { Tarball } from './tarballs.ts'

/** Form libraries that nobody here wrote, which take a Standard Schema. */
const versions = {
  '@conform-to/react': '1.21.1',
  '@hookform/resolvers': '7.0.9',
  // The declarations of the resolvers import it.
  '@standard-schema/spec': '1.0.0',
  '@tanstack/react-form': '1.33.5',
}
const others = ['@types/react', '@types/react-dom', 'react', 'react-dom', 'react-hook-form']

/** A form with a field that may be absent and one that has no rule, given to each library, and what each says of a value. */
const code = `
import { useForm as useConform } from '@conform-to/react/future'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { FormApi, useForm as useTanStack } from '@tanstack/react-form'
import { standardField, standardSchema, toRule } from '@saola/validation'
import { useForm } from 'react-hook-form'

type Registration = { username: string; nickname?: string; agree: boolean }
const username = toRule({ patternId: 1, minLength: 6, maxLength: 12, required: true }, 'username')
const nickname = toRule({ patternId: 12 }, 'nickname')
const schema = standardSchema<Registration>({ username, nickname })
const small = standardSchema({ username })
// @ts-expect-error the form has no such field
standardSchema<Registration>({ usernam: username })

export function useAll(): void {
  const byTanStack = useTanStack({
    defaultValues: { username: '', agree: false } as Registration,
    validators: { onChange: schema },
    onSubmit: ({ value }) => take(value.username, value.agree),
  })
  void byTanStack.Field({ name: 'username', validators: { onBlur: standardField(username) }, children: () => null })
  useTanStack({ defaultValues: { username: '' }, validators: { onChange: small } })

  const byHooks = useForm<Registration>({ resolver: standardSchemaResolver(schema) })
  byHooks.handleSubmit((value) => take(value.username, value.agree))
  const inferred = useForm({ resolver: standardSchemaResolver(small) })
  inferred.handleSubmit((value) => take(value.username, true))

  const { fields } = useConform(schema, {
    onSubmit: (_event, { value }) => {
      if (value) take(value.username, value.agree)
    },
  })
  void [fields.username, fields.agree]
}

function take(name: string, agree: boolean): void {
  console.log(name, agree)
}

const wrong: Registration = { username: '9lives', agree: true }
const options = { fields: {}, shouldUseNativeValidation: false }
const { errors } = await standardSchemaResolver(schema)(wrong, undefined, options)
console.log(errors.username?.message)

const form = new FormApi({ defaultValues: wrong, validators: { onChange: schema } })
form.mount()
form.setFieldValue('username', '8lives')
console.log(form.getFieldMeta('username')?.errors.map((each) => each?.message).join())
`

/** From its tarball, the rules of a form are taken by other people's form libraries: type-checked, and asked. */
export async function useInForms(all: Tarball[]): Promise<void> {
  const wanted = all.filter(({ folder }) => folder === 'validation')
  const names = [...others, ...Object.keys(versions)]
  await withStranger({ all, wanted, others: names, versions }, async (stranger) => {
    stranger.write('forms.ts', code)
    // The declarations of these libraries are not ours to judge.
    const more = { lib: ['ES2024', 'DOM', 'DOM.Iterable'], module: 'esnext', moduleResolution: 'bundler' }
    stranger.write('tsconfig.json', strictTsconfig({ ...more, skipLibCheck: true }))
    await stranger.run('tsc', [])
    const said = await stranger.node('forms.ts')
    const expected = 'validation.pattern.1\n'.repeat(2)
    if (said !== expected) throw new Error(`the libraries say "${said}" of a wrong name`)
  })
}
