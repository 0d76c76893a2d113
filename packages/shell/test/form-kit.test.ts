import { isApiError } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { formSchema, readRefusal, RefusedHere, reportRule } from '@saola/shell'
import { toRule } from '@saola/validation'
import { describe, expect, it, vi } from 'vitest'
import { failed, testApp } from './test-app.ts'

async function refusalOf(response: Response): Promise<unknown> {
  const { app } = await testApp(() => response)
  return app.api.send(calls.wallet.merchantWallet).then(
    () => undefined,
    (error: unknown) => (isApiError(error) ? readRefusal(error, 1_000) : error),
  )
}

describe('the check of a form as a schema', () => {
  const schema = formSchema<{ old: string; next: string }>(({ old, next }) => ({
    old: old === '' ? 'Hãy nhập mật khẩu cũ' : undefined,
    next: next === old ? 'Hãy chọn mật khẩu khác' : undefined,
  }))

  it.each([
    ['says nothing of what is right', { old: 'a', next: 'b' }, []],
    [
      'says each problem at its field',
      { old: '', next: '' },
      [
        { path: ['old'], message: 'Hãy nhập mật khẩu cũ' },
        { path: ['next'], message: 'Hãy chọn mật khẩu khác' },
      ],
    ],
  ])('%s', async (_, values, issues) => {
    expect(await schema['~standard'].validate(values)).toEqual({ issues })
  })
})

describe('the refusal of a form', () => {
  it('is in the words of the gateway', async () => {
    expect(await refusalOf(failed(400, 'x.y', 'Chưa làm được'))).toEqual({ words: 'Chưa làm được' })
  })

  it('carries the wait that the gateway asks for', async () => {
    const response = Response.json(
      { success: false, errorCode: 'TOO_MANY_REQUEST' },
      { status: 429, headers: { 'Retry-After': '60' } },
    )
    expect(await refusalOf(response)).toEqual({
      key: 'system:error.too_many_requests',
      wait: { since: 1_000, until: 61_000 },
    })
  })

  it('may be of its own making', () => {
    const text = { key: 'system:phone.popup-closed-by-user' } as const
    expect(readRefusal(new RefusedHere(text), 0)).toEqual(text)
  })
})

it('tells once what of a rule of the server could not be used (validation 4)', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const wrong = toRule({ patternId: 4, acceptedPattern: '(a+)+$', maxLength: 'abc' }, 'nickname')
  expect(reportRule(wrong)).toBe(wrong)
  reportRule(wrong)
  reportRule(toRule({ patternId: 4, maxLength: 12 }, 'username'))
  expect(told.mock.calls).toEqual([
    ['nickname: the pattern (a+)+$ cannot be used, and the built-in one serves'],
    ['nickname: the bound abc is no number of characters'],
  ])
})
