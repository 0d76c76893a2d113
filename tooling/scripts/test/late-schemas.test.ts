import { lateSchemas } from '@saola/config/late-schemas'
import { expect, it } from 'vitest'

it('a schema that a file keeps, and the reply of a row, are built when they are asked for', () => {
  const code = `import * as z from 'zod/mini'
const text = maybe(z.string())
export const wide = z.object({ text }).check(z.refine(Boolean))
export const fields = { text }
export const row = defineCall({ id: 'a.b', input: z.object({}), reply: z.object({ wide }) })
export const plain = defineCall({ id: 'a.c', reply: wide })`
  const [first, ...rest] = lateSchemas(code).split('\n')
  expect(first).toMatch(/^import \{ late \} from "[^"]+late\.ts"$/)
  expect(rest.join('\n')).toBe(`import * as z from 'zod/mini'
const text = late(() => maybe(z.string()))
export const wide = late(() => z.object({ text }).check(z.refine(Boolean)))
export const fields = { text }
export const row = defineCall({ id: 'a.b', input: z.object({}), reply: late(() => z.object({ wide })) })
export const plain = defineCall({ id: 'a.c', reply: wide })`)
})
