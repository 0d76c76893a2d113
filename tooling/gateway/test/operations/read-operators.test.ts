import { describe, expect, it } from 'vitest'
import { readEnvironment } from '@saola/gateway'

const good = 'kRx81mUq27hFvb04Lq5z'
const other = 'u7GzQ1p93xWsTe5Bn2d4'

describe('secrets of a gateway for the world (system 34)', () => {
  it.each([
    ['a short one', { SAOLA_OPS_SECRET: 'kRx81mUq27h' }],
    ['one letter over and over', { SAOLA_OPS_SECRET: 'a'.repeat(40) }],
    ['what an example says', { SAOLA_OPS_SECRET: 'change-me-kRx81mUq27hFvb' }],
    ['a short one of one person', { SAOLA_OPERATORS: `lan=${good},minh=short` }],
    ['one name twice', { SAOLA_OPERATORS: `lan=${good},Lan=${other}` }],
    ['one secret twice', { SAOLA_OPERATORS: `lan=${good},minh=${good}` }],
    ['the one secret as a person’s', { SAOLA_OPS_SECRET: good, SAOLA_OPERATORS: `lan=${good}` }],
    ['a secret without a name', { SAOLA_OPERATORS: good }],
    ['a short one of the bank', { SAOLA_BANK_SECRET: 'bank' }],
    ['a short one of the vendor', { SAOLA_VENDOR_SECRET: 'vendor' }],
  ])('%s is refused at the start, and is not told', (_what, environment: Record<string, string>) => {
    const [variable = '', secret = ''] = Object.entries(environment).at(-1) ?? []
    const start = () => readEnvironment(environment)
    expect(start).toThrow(variable)
    expect(start).not.toThrow(secret)
  })

  it('names everybody; who has the one secret is the operator', () => {
    const { settings } = readEnvironment({ SAOLA_OPS_SECRET: good, SAOLA_OPERATORS: ` lan = ${other} ,` })
    expect(settings.operators).toEqual([
      { name: 'operator', secret: good },
      { name: 'lan', secret: other },
    ])
    expect(settings.opsSecret).toBe('')
  })

  it('a command that serves nobody takes whatever there is', () => {
    expect(() => readEnvironment({ SAOLA_VENDOR_SECRET: 'vendor' }, { serves: false })).not.toThrow()
  })

  it('a laptop may have a short one, whose owner says who he is', () => {
    const { settings } = readEnvironment({
      SAOLA_LOCAL: '1',
      SAOLA_OPS_SECRET: 'ops',
      SAOLA_BANK_SECRET: 'bank',
    })
    expect(settings).toMatchObject({ opsSecret: 'ops', operators: [], bankSecret: 'bank' })
  })
})
