import { expect, it } from 'vitest'
import { readEnvironment } from '@saola/gateway'

/** An environment in which every variable has this value, whatever its name. */
const everything = (value: string | undefined): NodeJS.ProcessEnv =>
  new Proxy({}, { get: () => value, has: () => value !== undefined })

it('every variable that is set and empty counts as not set', () => {
  expect(readEnvironment(everything(''))).toEqual(readEnvironment(everything(undefined)))
})

it.each([
  ['GATEWAY_PORT', 'abc'],
  ['VENDOR_PORT', '70000'],
  ['MEMBER_PORT', '0'],
  ['SAOLA_CLOCK_OFFSET_MS', 'an hour'],
  ['DATABASE_URL', 'localhost/saola'],
  ['REDIS_URL', 'localhost:6379'],
  ['GATEWAY_ORIGIN', 'saola.test'],
  ['SAOLA_SMTP_URL', 'mail.saola.test'],
  ['SAOLA_MAIL_FROM', 'saola@saola.test'],
  ['SAOLA_SMS_URL', 'sms'],
  ['SAOLA_LINES', 'https://line-1.example,line-2.example'],
  ['SAOLA_LINES', 'https://line-1.example/lobby'],
  ['SAOLA_RESULT_SOURCES', 'xsmb'],
  ['SAOLA_PHONE_URL', 'phones'],
  ['SAOLA_PHONE_KEY', 'a key without a captcha'],
  ['SAOLA_PHONE_CAPTCHA_URL', 'https://captcha.test/'],
  ['SAOLA_IDENTITY_URL', 'https://identities.test/'],
  ['SAOLA_IDENTITY_SECRET', 'a-secret-without-an-address-4711'],
  ['SAOLA_PLACES_URL', 'places'],
])('%s that is %j is refused by its name', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(name)
})

it('SAOLA_LINES are origins between commas (system 13)', () => {
  const { settings } = readEnvironment({ SAOLA_LINES: 'https://line-1.example, https://line-2.example:8443' })
  expect(settings.lines).toEqual(['https://line-1.example', 'https://line-2.example:8443'])
})
