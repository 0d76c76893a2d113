import { messageOf, standardField, standardSchema, toRule, type Issue } from '@saola/validation'
import { describe, expect, expectTypeOf, it } from 'vitest'

const rules = {
  username: toRule({ patternId: 1, minLength: 6, maxLength: 12, required: true }, 'username'),
  password: toRule({ patternId: 5, minLength: 8, maxLength: 20, required: true }, 'password'),
  qqNum: toRule({ patternId: 6, minLength: 5, maxLength: 11 }, 'qqNum'),
  zalo: toRule({ patternId: 6, required: true, enabled: false }, 'zalo'),
}
const fine = { username: 'saola2026', password: 'horn2026' }

/** The published interface as a form library knows it, written without this package's types. */
type AnySchema = {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => AnyResult | Promise<AnyResult>
    readonly types?: { readonly input: unknown; readonly output: unknown } | undefined
  }
}
type AnyResult =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly AnyIssue[] }
type AnyIssue = {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** Does what a resolver does: values when all is well, else one error for each path. */
function resolverOf(schema: AnySchema) {
  return async (values: unknown) => {
    const { validate } = schema['~standard']
    const result = await validate(values)
    if (result.issues === undefined) return { values: result.value, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { message, path = ['root'] } of result.issues) {
      const name = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
      errors[name] ??= { type: schema['~standard'].vendor, message }
    }
    return { values: {}, errors }
  }
}

describe('the rules of a form as Standard Schema v1', () => {
  it.each([
    { form: fine, told: [] },
    { form: { ...fine, qqNum: '', zalo: '1', more: true }, told: [] },
    { form: { ...fine, username: '9lives' }, told: [['username', 'validation.pattern.1']] },
    { form: { ...fine, password: 'short1' }, told: [['password', 'validation.password_length']] },
    { form: { ...fine, qqNum: 'abcdef' }, told: [['qqNum', 'validation.pattern.6']] },
    { form: { ...fine, username: 2026 }, told: [['username', 'validation.pattern.1']] },
    { form: { ...fine, qqNum: null }, told: [['qqNum', 'validation.pattern.6']] },
    { form: { ...fine, zalo: ['1'] }, told: [['zalo', 'validation.pattern.6']] },
    {
      form: Object.create({ username: () => 'saola2026', password: 2026 }),
      told: [
        ['username', 'validation.required'],
        ['password', 'validation.required'],
      ],
    },
    {
      form: {},
      told: [
        ['username', 'validation.required'],
        ['password', 'validation.required'],
      ],
    },
    { form: undefined, told: [[undefined, 'validation.marked_required']] },
    { form: null, told: [[undefined, 'validation.marked_required']] },
    { form: 'saola2026', told: [[undefined, 'validation.marked_required']] },
    { form: [fine], told: [[undefined, 'validation.marked_required']] },
  ])('$form gives $told', ({ form, told }) => {
    const result = standardSchema(rules)['~standard'].validate(form)
    expect((result.issues ?? []).map(({ path, message }) => [path?.[0], message])).toEqual(told)
    expect('value' in result).toBe(told.length === 0)
  })

  it('hands the same object on', () => {
    const form = { ...fine, more: 1 }
    expect(standardSchema(rules)['~standard'].validate(form)).toEqual({ value: form })
  })

  it('names a field by its place in the form, not by the name in its rule', () => {
    const schema = standardSchema({ 'login.name': rules.username })
    expect(schema['~standard'].validate({})).toEqual({
      issues: [{ message: 'validation.required', path: ['login.name'] }],
    })
  })

  it('says the message as the caller does', () => {
    const said: Issue[] = []
    const schema = standardSchema(rules, {
      say: (found) => {
        said.push(found)
        return `${found.field}: ${messageOf(found).key}`
      },
    })
    const result = schema['~standard'].validate({ ...fine, username: 'an' })
    expect(result.issues).toEqual([{ message: 'username: validation.pattern.1', path: ['username'] }])
    expect(said).toEqual([{ field: 'username', key: 'validation.pattern.1', params: { min: 6, max: 12 } }])
  })

  it('takes the _exact text for a range of one length', () => {
    const schema = standardField(toRule({ patternId: 6, minLength: 6, maxLength: 6 }))
    expect(schema['~standard'].validate('1')).toEqual({ issues: [{ message: 'validation.pattern.6_exact' }] })
  })

  it('infers the values from the rules', () => {
    const schema = standardSchema({ username: rules.username })
    type Output = NonNullable<(typeof schema)['~standard']['types']>['output']
    expectTypeOf<Output>().toEqualTypeOf<{ username: string }>()
    expectTypeOf(schema).toExtend<AnySchema>()
  })
})

describe('one rule as Standard Schema v1', () => {
  it.each([
    { value: 'saola2026', message: undefined },
    { value: '9lives', message: 'validation.pattern.1' },
    { value: '', message: 'validation.required' },
    { value: undefined, message: 'validation.required' },
    { value: 2026, message: 'validation.pattern.1' },
    { value: null, message: 'validation.pattern.1' },
  ])('$value: $message', ({ value, message }) => {
    const result = standardField(rules.username)['~standard'].validate(value)
    expect(result).toEqual(message === undefined ? { value } : { issues: [{ message }] })
  })
})

describe('a form library that knows the interface alone', () => {
  const resolve = resolverOf(standardSchema(rules, { say: (found) => `say ${found.key}` }))

  it('gets the values of a good form', async () => {
    expect(await resolve(fine)).toEqual({ values: fine, errors: {} })
  })

  it('gets an error for each bad field', async () => {
    expect(await resolve({ username: '', password: 'onlyletters' })).toEqual({
      values: {},
      errors: {
        username: { type: 'saola', message: 'say validation.required' },
        password: { type: 'saola', message: 'say validation.pattern.5' },
      },
    })
  })

  it('gets an error of the whole form when there is none', async () => {
    const { errors } = await resolve(undefined)
    expect(errors).toEqual({ root: { type: 'saola', message: 'say validation.marked_required' } })
  })

  it('finds version 1 and no types at run time', () => {
    for (const schema of [standardSchema(rules), standardField(rules.username)]) {
      expect(Object.keys(schema)).toEqual(['~standard'])
      expect(schema['~standard']).toEqual({ version: 1, vendor: 'saola', validate: expect.any(Function) })
    }
  })
})
