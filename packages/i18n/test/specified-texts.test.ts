import { createI18n, say, type MessageKey } from '@saola/i18n'
import { expect, it } from 'vitest'

const english = await createI18n({
  language: 'en',
  areas: ['landing', 'session', 'system', 'validation', 'support', 'shell', 'member'],
})

const table: [string, MessageKey, string][] = [
  ['2', 'landing:nav.service', 'SERVICE'],
  ['2', 'landing:nav.ios', 'IOS APP'],
  ['2', 'landing:nav.android', 'ANDROID'],
  ['2', 'landing:lines.title', 'LINE DETECTION'],
  ['2', 'landing:lines.play', 'PLAY'],
  ['2', 'landing:service', '7x24H online service'],
  ['2', 'landing:hot.title', 'HOT GAMES'],
  ['5', 'validation:confirmation', 'Incorrect confirmation input'],
  ['5', 'validation:invalid_verification_code', 'Please enter a valid verification code'],
  ['5', 'validation:invalid_mobile', 'Please enter a valid mobile number'],
  ['5', 'validation:real_name', 'Real name format is incorrect'],
  ['5', 'validation:phone_format', 'Phone number format is incorrect'],
  ['5', 'validation:invitation_code', 'Invalid invitation code'],
  ['5', 'validation:captcha_required', 'Please enter the captcha'],
  ['5', 'validation:credentials_required', 'Please enter the username and password'],
  ['5', 'validation:account_format', 'Account format is incorrect'],
  ['5', 'validation:password_format', 'Password format is incorrect'],
  ['5', 'validation:email_format', 'E-mail format is incorrect'],
  ['5', 'validation:confirm_password', 'Confirmation password is not correct.'],
  ['5', 'validation:marked_required', 'Items marked with * are required'],
  ['8', 'system:phone.invalid-phone-number', 'Invalid phone number format.'],
  ['8', 'system:phone.missing-phone-number', 'Please enter a valid phone number.'],
  ['8', 'system:phone.too-many-requests', 'Too many requests, please try again after 5 minutes.'],
  ['8', 'system:phone.unknown', 'An unknown error occured.'],
  ['8', 'system:phone.invalid-verification-code', 'Verification code is not valid'],
  ['8', 'system:phone.missing-verification-code', 'Verification code is missing'],
  [
    '8',
    'system:phone.captcha-check-failed',
    'Invalid reCaptcha input, or if this method was called from a non-whitelisted domain.',
  ],
  ['8', 'system:phone.quota-exceeded', 'Quota not sufficient, please contact customer service.'],
  ['8', 'system:phone.operation-not-allowed', 'Not enabled function, please contact customer service.'],
  ['8', 'system:phone.code-expired', 'Verification code has expired, please send again.'],
  ['8', 'system:phone.popup-closed-by-user', 'Login failure. Please try again.'],
  ['8', 'system:error.network', 'Network link is abnormal, please try again'],
  ['8', 'system:error.timeout', 'The page took longer time to load, please check your network connectivity'],
  ['8', 'system:code.USER_NOT_EXIST', 'Username/Email does not exist'],
  ['8', 'system:error.unknown', 'Unknown error'],
  [
    '8',
    'system:code.login.address.unknown',
    'You are signing in from a new place. Please complete verification first',
  ],
  ['8', 'system:code.request_param_err', 'Please Enter Correct Information'],
  ['8', 'system:code.social.account.missing', 'Please Register An Account First'],
  ['8', 'session:not_logged_in', 'You are not logged in, please login'],
  ['8', 'session:non_member_account', 'Non-member account unable to login'],
  ['8', 'session:non_agent_account', 'Non-agents cannot log in'],
]

it.each(table)('section %s: %s is "%s"', (_section, key, text) => {
  expect(say(english, key)).toBe(text)
})

it('validation 5: a required field is named before its message', () => {
  const field = english.t('session:field.username')
  expect(english.t('validation:required', { field })).toBe('Username Input cannot be empty')
})

it.each(Array.from({ length: 19 }, (_, id) => id))('validation 5: pattern %i says what is wanted', (id) => {
  const range = say(english, `validation:pattern.${id}` as MessageKey, { min: 6, max: 12 })
  const exact = say(english, `validation:pattern.${id}_exact` as MessageKey, { n: 7 })
  for (const text of [range, exact]) expect(text).not.toMatch(/\{\{|pattern|^Must be -/)
  // Dates (11 and 13) have a form instead of a length.
  if (id !== 11 && id !== 13) {
    expect(range).toContain('6-12')
    expect(exact).toContain('7')
  }
})
