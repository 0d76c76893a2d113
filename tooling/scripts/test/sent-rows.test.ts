import { globSync, readFileSync } from 'node:fs'
import { onlySent, unsentFields } from '@saola/config/sent-rows'
import { describe, expect, it } from 'vitest'
import { unsentFieldsRead } from '../src/fences/unsent-fields.ts'
import { rootFolder } from '../src/run.ts'

const fieldsOf = (code: string): number =>
  [...code.matchAll(new RegExp(`^  (?:${unsentFields.join('|')}):`, 'gm'))].length

const unsent = (path: string, text: string): number => unsentFieldsRead([{ path, text }]).length

const row = `export const deposit = defineCall({
  id: 'wallet.deposit',
  about: 'A deposit, {asked} for',
  input: z.object({ amount, note: z.optional(shortText(100)) }),
  reply: z.object({ input: z.string(), about: z.int() }),
  openIds: ['deviceId'],
})`

it('an app gets of a row what it sends and reads', () => {
  expect(onlySent(row).replaceAll(/\s+/g, ' ')).toBe(
    "export const deposit = defineCall({ id: 'wallet.deposit', reply: z.object({ input: z.string(), about: z.int() }), })",
  )
})

it.each([
  'export const a = { input: 1, about: 2 }',
  "const fields = { input: 1 }\nexport const b = defineCall({ ...fields, id: 'a.b' })",
])('nothing else changes: %s', (code) => {
  expect(onlySent(code)).toBe(code)
})

it('no row of the protocol keeps what an app does not send', () => {
  const files = globSync('packages/protocol/src/calls/**/*.ts', { cwd: rootFolder })
  const codes = files.map((file) => readFileSync(`${rootFolder}${file}`, 'utf8'))
  expect(codes.reduce((sum, code) => sum + fieldsOf(code), 0)).toBeGreaterThan(500)
  expect(codes.map((code) => onlySent(code)).filter((code) => fieldsOf(code) > 0)).toEqual([])
})

describe('what an app carries of a row', () => {
  it.each([
    ['apps/member/src/features/a.ts', 'calls.wallet.deposit.input.safeParse(a)'],
    ['packages/shell/src/a.ts', 'if (call.access === a) b()'],
    ['packages/api-client/src/a.ts', 'const { id, input } = call'],
    ['packages/sign-in/src/a.ts', 'const {\n  largestBody: most,\n  path,\n} = calls.member.picture'],
  ])('is not read in %s: %s', (path, text) => expect(unsent(path, text)).toBe(1))

  it.each([
    ['apps/member/src/a.ts', 'calls.wallet.deposit.reply.safeParse(a); call.sealed; row.inputs'],
    ['apps/member/src/a.ts', "type Input = CallInput<typeof calls.wallet.deposit>['input']"],
    ['packages/protocol/src/a.ts', 'call.input'],
    ['tooling/gateway/src/a.ts', 'call.input.safeParse(a)'],
  ])('may be read in %s: %s', (path, text) => expect(unsent(path, text)).toBe(0))
})
