import { ApiError } from '@saola/api-client'
import { readSignInRefusal } from '@saola/sign-in'
import { expect, it } from 'vitest'

it.each([
  ['nothing', undefined, { captcha: false, verification: undefined }],
  ['a captcha from now on', { captcha: true }, { captcha: true, verification: undefined }],
  [
    'a second step',
    { challenge: 'c1', ways: ['totp', 'sms', 'pigeon'] },
    { captcha: false, verification: { challenge: 'c1', ways: ['sms', 'totp'] } },
  ],
  [
    'a second step that cannot be taken',
    { challenge: 'c1', ways: [] },
    { captcha: false, verification: undefined },
  ],
])('a refused sign-in asks for %s', (_name, value, asked) => {
  const error = new ApiError({ kind: 'http', callId: 'session.login', status: 400, body: { value } })
  expect(readSignInRefusal(error)).toEqual(asked)
})
