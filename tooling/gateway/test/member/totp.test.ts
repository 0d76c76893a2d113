import { describe, expect, it } from 'vitest'
import { codeAt, matchingStep, toBase32 } from '../../src/accounts/authenticator/totp.ts'

const rfcSecret = Buffer.from('12345678901234567890')

describe('the code of a step', () => {
  it.each([
    [0, '755224'],
    [1, '287082'],
    [2, '359152'],
    [3, '969429'],
    [4, '338314'],
    [5, '254676'],
    [6, '287922'],
    [7, '162583'],
    [8, '399871'],
    [9, '520489'],
  ])('%i is %s (RFC 4226 appendix D)', (step, code) => {
    expect(codeAt(rfcSecret, step)).toBe(code)
  })

  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i is %s (RFC 6238 appendix B, SHA-1)', (seconds, code) => {
    expect(codeAt(rfcSecret, Math.floor(seconds / 30), 8)).toBe(code)
    expect(matchingStep(rfcSecret, code.slice(2), seconds * 1000, 0)).toBe(Math.floor(seconds / 30))
  })
})

describe('the window', () => {
  const now = 1_800_000_000_000
  const present = now / 30_000

  it.each([
    [-2, undefined],
    [-1, present - 1],
    [0, present],
    [1, present + 1],
    [2, undefined],
  ])('takes the code of %i steps from now: %s', (offset, step) => {
    expect(matchingStep(rfcSecret, codeAt(rfcSecret, present + offset), now, 0)).toBe(step)
  })

  it('takes no step twice, nor one before the last', () => {
    const code = codeAt(rfcSecret, present)
    expect(matchingStep(rfcSecret, code, now, present - 1)).toBe(present)
    expect(matchingStep(rfcSecret, code, now, present)).toBeUndefined()
    expect(matchingStep(rfcSecret, codeAt(rfcSecret, present - 1), now, present)).toBeUndefined()
  })
})

describe('base32 (RFC 4648 section 10, without padding)', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of "%s" is "%s"', (text, base32) => {
    expect(toBase32(Buffer.from(text))).toBe(base32)
  })
})
