import { describe, expect, it } from 'vitest'
import { signInDetails } from '../src/session/sign-in-details.ts'

const at = Date.UTC(2026, 6, 1, 5, 30)

describe('the sign-in before this one (session 20)', () => {
  it.each([
    [
      'device and place',
      'Chrome · Windows',
      'VN · 203.0.113.90',
      /^12:30 .*2026, Chrome · Windows, VN · 203\.0\.113\.90$/,
    ],
    [
      'a browser that does not say what it is',
      '',
      'VN · 203.0.113.90',
      /^12:30 .*2026, VN · 203\.0\.113\.90$/,
    ],
    ['an address that says nothing', 'Chrome · Windows', '', /^12:30 .*2026, Chrome · Windows$/],
    ['neither', '', '', /^12:30 .*2026$/],
  ])('tells %s without empty parts', (_what, device, place, line) => {
    expect(signInDetails({ at, device, place }, 'vi')).toMatch(line)
  })
})
