import { beginsWithZeroBits, captchaWork, captchaWorkText, readCaptchaWork } from '@saola/rules'
import { expect, it } from 'vitest'
import { solveCaptchaWork } from '../src/captcha/solve-captcha-work.ts'

it('finds a number for each part whose hash begins with the zero bits', async () => {
  const work = { ...captchaWork, challenge: 'a-challenge' }
  const numbers = readCaptchaWork(await solveCaptchaWork(work)) ?? []
  expect(numbers).toHaveLength(captchaWork.parts)
  for (const [part, number] of numbers.entries()) {
    const text = new TextEncoder().encode(captchaWorkText('a-challenge', part, number))
    expect(beginsWithZeroBits(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))).toBe(true)
  }
})

it('gives up when nobody waits any more', async () => {
  const gone = AbortSignal.abort(new Error('closed'))
  await expect(solveCaptchaWork({ ...captchaWork, challenge: 'x' }, gone)).rejects.toThrow('closed')
})
