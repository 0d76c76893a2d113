import { describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { decimal, whole } from '../src/reply-fields.ts'

function takes(row: { reply: { safeParse(value: unknown): { success: boolean } } }, value: unknown): boolean {
  return row.reply.safeParse(value).success
}

describe('the modulus of the legacy cipher (wire 14)', () => {
  it.each([
    ['a 1024-bit modulus', 'a1'.repeat(128), true],
    ['capitals', 'A1'.repeat(128), true],
    ['a line end after it', `${'a1'.repeat(128)}\n`, true],
    ['a 4096-bit modulus', 'a1'.repeat(512), true],
    ['nothing', '', false],
    ['a modulus too short to seal with', 'a1'.repeat(60), false],
    ['an error page', `<html>${'a1'.repeat(128)}</html>`, false],
    ['an error body', '{"success":false,"errorCode":"internal"}', false],
  ])('%s', (_name, text, taken) => {
    expect(takes(calls.session.keyRsa, text)).toBe(taken)
  })
})

describe('numbers as other languages write them (wire 9 and 37)', () => {
  it.each([
    ['1E+7', 10_000_000],
    ['1.5E+7', 15_000_000],
    ['1e7', 10_000_000],
    ['1.25E+2', 125],
    ['0E-8', 0],
    ['-1E+3', -1_000],
    ['125E-2', 1.25],
    ['1E-7', 0.000_000_1],
    ['120000.00', 120_000],
    ['12345678.90', 12_345_678.9],
    ['1234.56', 1_234.56],
    [1_234.56, 1_234.56],
    ['-1234.56', -1_234.56],
    ['12.345678', 12.345_678],
    [0.1, 0.1],
    ['-0.00', 0],
    [-0, 0],
  ])('the amount %s is %d', (written, read) => {
    expect(decimal.parse(written)).toBe(read)
    expect(decimal.parse(written)).toBe(read)
  })

  it.each([
    ['1.7E+12', 1_700_000_000_000],
    ['6.0', 6],
    ['12', 12],
    [12, 12],
  ])('the whole number %s is %i', (written, read) => {
    expect(whole.parse(written)).toBe(read)
  })

  it.each(['1E+999', '1E', 'E7', '1,000', '0x10', 'Infinity', '', ' 1', '1E+7E+7'])(
    '%j is none',
    (written) => {
      for (const field of [decimal, decimal, whole]) expect(field.safeParse(written).success).toBe(false)
    },
  )

  it.each(['1.5', 1.5, '1E-1', '9007199254740993'])('%s is no whole number', (written) => {
    expect(whole.safeParse(written).success).toBe(false)
  })
})

describe('the rules of registration (validation 19)', () => {
  it.each([
    ['no bounds', {}, {}],
    ['bounds that are null', { minLength: null, maxLength: null }, {}],
    ['bounds that are no text', { minLength: '', maxLength: '' }, { minLength: '', maxLength: '' }],
    ['bounds as text', { minLength: '6', maxLength: '12' }, { minLength: 6, maxLength: 12 }],
    ['an id that is a word', { patternId: 'username' }, { patternId: 0 }],
    ['an id that is missing', { patternId: null }, { patternId: 0 }],
    ['an id as text', { patternId: '6' }, { patternId: 6 }],
    ['bounds that are words', { minLength: 'abc', maxLength: '-' }, { minLength: 'abc', maxLength: '-' }],
    [
      'bounds beyond whole numbers',
      { maxLength: 9.3e18, minLength: 0.5 },
      { maxLength: 9.3e18, minLength: 0.5 },
    ],
  ])('%s lose nobody the rest', (_name, bounds, read) => {
    const reply = calls.system.registerSettings.reply.parse({ username: { patternId: 1, ...bounds } })
    expect(reply['username']).toMatchObject({ enabled: true, ...read })
  })
})

describe('the consolidated contracts (contracts 18)', () => {
  const dividend = { id: 7, status: 'P', minimumBet: 1000, activeMember: 3, contractRate: 0.05 }
  const daily = {
    id: '8',
    status: 'V',
    details: [{ contractId: 1, betVolume: 5000, activeMember: 2, rateType: 'P', rate: 0.01 }],
  }

  it.each([
    ['an account without contracts', {}, true],
    ['marks instead of requests', { dailysalreqtype: 1, divtypereq: '', realtimesalreqtype: null }, true],
    ['requests', { divtypereq: [dividend], dailysalreqtype: [daily] }, true],
    ['a field that is not known', { divtypereq: [{ ...dividend, remark: 'x' }], more: { a: 1 } }, true],
    [
      'a contract of any encoding',
      { divtypeinfo: { rate: 1 }, dailysalinfotype: [1], contracthoursalinfo: 'Y' },
      true,
    ],
    ['a request without an id', { divtypereq: [{ status: 'P' }] }, false],
    ['a request as an object', { divtypereq: dividend }, false],
    [
      'a rate of an unknown type',
      { dailysalreqtype: [{ ...daily, details: [{ ...daily.details[0], rateType: 'X' }] }] },
      false,
    ],
    ['a list', [dividend], false],
  ])('%s', (_name, value, taken) => {
    expect(takes(calls.contracts.consolidated, value)).toBe(taken)
  })
})

describe('drawn results (lottery 4)', () => {
  it.each([
    [
      'digits run together',
      { a: { gameId: 1, gameCode: 'MB', numero: '20261121', winNo: '12345', more: 1 } },
      true,
    ],
    ['digits with commas', { a: { gameId: '1', winNo: '1,2,3' } }, true],
    ['digits as a number', { a: { winNo: 12_345 } }, false],
    ['a list (wire 2)', [{ winNo: '1' }], true],
    ['a text', '12345', false],
  ])('%s', (_name, value, taken) => {
    expect(takes(calls.lottery.vnOpenedNumbers, value)).toBe(taken)
  })
})
