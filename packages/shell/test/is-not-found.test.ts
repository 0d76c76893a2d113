import { ApiError } from '@saola/api-client'
import { expect, it } from 'vitest'
import { isNotFound } from '../src/errors/is-not-found.ts'

it.each([
  [
    'a gateway that knows no such account',
    new ApiError({ kind: 'http', callId: 'team.downline', status: 404 }),
    true,
  ],
  [
    'an edge that knows no such address',
    new ApiError({ kind: 'network', callId: 'team.downline', status: 404 }),
    false,
  ],
  ['a gateway that fails', new ApiError({ kind: 'http', callId: 'team.downline', status: 500 }), false],
  ['no connection', new ApiError({ kind: 'network', callId: 'team.downline' }), false],
  ['an error of the page', new Error('404'), false],
])('tells %s by its status', (_what, error, told) => expect(isNotFound(error)).toBe(told))
