import { ApiError, isApiError, reactionTo, type ApiErrorFacts } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { describe, expect, it } from 'vitest'

const body = { success: false, message: 'Số dư không đủ', errorCode: 'wallet.insufficient' }
const policy = calls.wallet.balance
const caller = calls.session.smsNoLogin

describe('wire 17: the error catalogue', () => {
  it.each<[string, Omit<ApiErrorFacts, 'callId'>, { errors: 'policy' | 'caller' }, object]>([
    [
      '401',
      { kind: 'http', status: 401, message: 'Hết phiên' },
      policy,
      { kind: 'sign-out', message: 'Hết phiên' },
    ],
    ['401 of a caller row', { kind: 'http', status: 401 }, caller, { kind: 'sign-out', message: undefined }],
    ['502', { kind: 'http', status: 502 }, policy, { kind: 'nothing' }],
    [
      'TOO_MANY_REQUEST',
      { kind: 'http', status: 429, code: 'TOO_MANY_REQUEST' },
      policy,
      { kind: 'nothing' },
    ],
    [
      'TOO_MANY_REQUEST in a 200',
      { kind: 'refused', status: 200, code: 'TOO_MANY_REQUEST' },
      caller,
      { kind: 'nothing' },
    ],
    ['SMS and affiliate rows', { kind: 'refused', status: 200, body }, caller, { kind: 'caller', body }],
    [
      'any other HTTP error with a message',
      { kind: 'http', status: 400, code: 'wallet.insufficient', message: body.message, body },
      policy,
      { kind: 'warn', message: 'Số dư không đủ', code: 'wallet.insufficient' },
    ],
    [
      'any other HTTP error without a message',
      { kind: 'http', status: 500 },
      policy,
      { kind: 'warn', message: undefined, code: 'http.500' },
    ],
    [
      'a refusal in a 200',
      { kind: 'refused', status: 200, code: 'wallet.insufficient', message: body.message, body },
      policy,
      { kind: 'warn', message: 'Số dư không đủ', code: 'wallet.insufficient' },
    ],
    ['a timeout', { kind: 'timeout' }, policy, { kind: 'warn', message: undefined, code: 'timeout' }],
    ['no network', { kind: 'network' }, policy, { kind: 'warn', message: undefined, code: 'network' }],
    [
      'a wrong reply',
      { kind: 'mismatch', status: 200, message: 'technical' },
      policy,
      { kind: 'warn', message: undefined, code: 'mismatch' },
    ],
    ['an abort', { kind: 'aborted' }, policy, { kind: 'nothing' }],
  ])('%s', (_name, facts, call, reaction) => {
    expect(reactionTo(new ApiError({ callId: 'wallet.balance', ...facts }), call)).toEqual(reaction)
  })

  it('warns about anything else that was thrown', () => {
    expect(reactionTo(new TypeError('x'), policy)).toEqual({
      kind: 'warn',
      message: undefined,
      code: 'unknown',
    })
  })
})

describe('ApiError', () => {
  it('knows an error of another copy of the package by its marker', () => {
    const error = new ApiError({ kind: 'network', callId: 'wallet.balance' })
    expect(isApiError({ ...error, marker: error.marker })).toBe(true)
    // Copies of other versions agree on this text.
    expect(error.marker).toBe('saola.ApiError')
  })

  it.each([[new Error('network')], [undefined], [null], ['saola.ApiError'], [{ marker: undefined }], [{}]])(
    '%j is none',
    (value) => {
      expect(isApiError(value)).toBe(false)
    },
  )

  it('says in a log which call failed and how', () => {
    const error = new ApiError({ kind: 'network', callId: 'wallet.balance', cause: 'unplugged' })
    expect(String(error)).toBe('ApiError: wallet.balance network')
    expect(error.cause).toBe('unplugged')
    expect(error.serverMessage).toBeUndefined()
  })
})
