import { beginsWithZeroBits, captchaWork, captchaWorkText, readCaptchaWork } from '@saola/rules'
import { expect, it, onTestFinished, vi } from 'vitest'
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

it('says on a page of plain http that no browser can do it there', async () => {
  vi.stubGlobal('crypto', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const work = { challenge: 'c', parts: 1, bits: 1 }
  await expect(solveCaptchaWork(work)).rejects.toMatchObject({ kind: 'insecure' })
})
