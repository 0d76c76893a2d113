import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isApiError } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit } from '../http/visitor.ts'
import { newestCode } from './inbox.ts'

/**
 * Whether somebody has an account must not be seen: not in what is answered, not in how often the database is asked, and
 * not in how long it takes. Time is the weakest witness on a shared machine, so its bound is wide; the queries are exact.
 */
let gateway: TestGateway
let address = 0
let queries = 0
const counter: KyselyPlugin = {
  transformQuery({ node }) {
    queries += 1
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result),
}
beforeAll(async () => {
  gateway = await startGateway()
  await gateway.services.db
    .updateTable('account')
    .set({ mobile_verified_at: null })
    .where('name', '=', unproved.name)
    .execute()
  gateway.services.db = gateway.services.db.withPlugin(counter)
})
afterAll(() => gateway.close())

/** Everybody comes from somewhere else, and nobody asks twice about one person within a day, in which few codes are sent. */
function newVisitor() {
  address += 1
  gateway.clock.advance(dayMs)
  return visit(gateway, { addresses: `10.0.${address >> 8}.${address & 255}` }).api
}

type Person = { name: string; mobile: string; email: string }
const known: Person = { name: 'member01', mobile: '0912000001', email: 'member01@saola.test' }
const unknown: Person = { name: 'member77', mobile: '0912000077', email: 'member77@saola.test' }
/** Wrote the number into a form and never proved it by a code. */
const unproved: Person = { name: 'member02', mobile: '0912000002', email: 'member02@saola.test' }

const attempts: [what: string, attempt: (person: Person) => Promise<unknown>][] = [
  [
    'a wrong password',
    ({ name }) =>
      refusal(
        newVisitor().send(calls.session.login, { username: name, password: 'Wrong2026', type: 'username' }),
      ),
  ],
  [
    'a code to sign in',
    ({ mobile }) =>
      newVisitor().send(calls.session.smsNoLogin, { mobileNum: mobile, countryDialingCode: '+84' }),
  ],
  [
    'a wrong code to sign in',
    ({ mobile }) =>
      refusal(newVisitor().send(calls.session.login, { username: mobile, password: '12345x', type: 'sms' })),
  ],
  [
    'a code to register',
    ({ mobile }) =>
      newVisitor().send(calls.session.smsRegister, { mobileNo: mobile, countryDialingCode: '+84' }),
  ],
  ['a mail to register', ({ email }) => newVisitor().send(calls.session.emailRegister, { email })],
  [
    'a code for a new password by SMS',
    ({ mobile }) =>
      newVisitor().send(calls.session.smsReset, { mobileNum: mobile, countryDialingCode: '+84' }),
  ],
  [
    'a code for a new password by mail',
    ({ name, email }) => newVisitor().send(calls.session.forgotByEmail, { username: name, email }),
  ],
  [
    'a wrong code for a new password by SMS',
    ({ mobile }) =>
      refusal(
        newVisitor().send(calls.session.resetBySms, {
          mobileNum: mobile,
          verificationCode: '12345x',
          newPassword: 'matkhau9',
        }),
      ),
  ],
  [
    'a wrong code for a new password by mail',
    ({ name, email }) =>
      refusal(
        newVisitor().send(calls.session.resetByEmail, {
          username: name,
          email,
          verificationCode: '12345x',
          newPassword: 'matkhau9',
        }),
      ),
  ],
]

/** An answer without what differs each time. */
function plain(answer: unknown): string {
  const said = isApiError(answer)
    ? { body: answer.body, status: answer.status, retryAfterSeconds: answer.retryAfterSeconds }
    : answer
  return JSON.stringify(said).replaceAll(/"reference":"[^"]*"/g, '"reference":""')
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** Twenty rounds of one attempt for two people: the same answers, as many queries, and no telling time between them. */
async function expectAlike(
  attempt: (person: Person) => Promise<unknown>,
  people: { somebody: Person; nobody: Person },
): Promise<void> {
  const said: Record<string, string[]> = { somebody: [], nobody: [] }
  const asked: Record<string, number[]> = { somebody: [], nobody: [] }
  const took: Record<string, number[]> = { somebody: [], nobody: [] }
  for (let round = 0; round < 20; round++) {
    const both = Object.entries(people)
    for (const [who, person] of round % 2 === 0 ? both : both.toReversed()) {
      queries = 0
      const startedAt = performance.now()
      const answer = await attempt(person)
      took[who]?.push(performance.now() - startedAt)
      asked[who]?.push(queries)
      said[who]?.push(plain(answer))
    }
  }
  expect(said['somebody']).toEqual(said['nobody'])
  expect(asked['somebody']).toEqual(asked['nobody'])
  expect(median(asked['somebody'] ?? [])).toBeGreaterThan(0)
  // What else a busy machine does comes on top of some of them, so the quickest tell what each is asked to do.
  const ratio = Math.min(...(took['somebody'] ?? [])) / Math.min(...(took['nobody'] ?? []))
  expect(ratio).toBeGreaterThan(1 / 3)
  expect(ratio).toBeLessThan(3)
}

describe.each(attempts)('%s', (_, attempt) => {
  it('is answered alike, the first time and every other, whether or not somebody is there', () =>
    expectAlike(attempt, { somebody: known, nobody: unknown }))
})

/** What the holder of a phone does with the code that came to it. */
const byCode: [what: string, attempt: (person: Person) => Promise<unknown>][] = [
  [
    'signing in by the code of a number',
    async ({ mobile }) => {
      await newVisitor().send(calls.session.smsNoLogin, { mobileNum: mobile, countryDialingCode: '+84' })
      const password = await newestCode(gateway, mobile.replace('0', '+84'))
      return refusal(newVisitor().send(calls.session.login, { username: mobile, password, type: 'sms' }))
    },
  ],
  [
    'a new password by the code of a number',
    async ({ mobile }) => {
      await newVisitor().send(calls.session.smsReset, { mobileNum: mobile, countryDialingCode: '+84' })
      const verificationCode = await newestCode(gateway, mobile.replace('0', '+84'))
      return refusal(
        newVisitor().send(calls.session.resetBySms, {
          mobileNum: mobile,
          verificationCode,
          newPassword: 'matkhau9',
        }),
      )
    },
  ],
]

describe.each(byCode)('%s', (_, attempt) => {
  it('is answered alike for one that nobody has and one that its account never proved', () =>
    expectAlike(attempt, { somebody: unproved, nobody: unknown }))
})

/** As `newVisitor`, at the same moment. */
function newApi() {
  address += 1
  return visit(gateway, { addresses: `10.1.${address >> 8}.${address & 255}` }).api
}

describe('after many wrong ones', () => {
  it('the captcha and the lockout come alike', async () => {
    const said: Record<string, string[]> = {}
    for (const name of ['member02', 'member78']) {
      const api = visit(gateway, { addresses: '10.9.9.9' }).api
      said[name] = []
      for (let count = 0; count < 5; count++) {
        const answer = await refusal(
          api.send(calls.session.login, { username: name, password: 'Wrong2026', type: 'username' }),
        )
        said[name].push(plain(answer))
      }
    }
    expect(said['member02']).toEqual(said['member78'])
    expect(said['member02']?.at(-1)).toContain('login.captcha.wrong')
  })

  it('a mailed code is asked for again, locked and over alike', async () => {
    const said: Record<string, string[]> = { member02: [], member78: [] }
    for (const name of ['member02', 'member78']) {
      const email = `${name}@saola.test`
      const send = () => newApi().send(calls.session.forgotByEmail, { username: name, email })
      // A code is locked for the network whose answers were wrong.
      const guesser = newApi()
      const reset = (verificationCode: string) =>
        refusal(
          guesser.send(calls.session.resetByEmail, {
            username: name,
            email,
            verificationCode,
            newPassword: 'matkhau9',
          }),
        )
      await send()
      said[name]?.push(plain(await refusal(send())))
      for (let count = 0; count < 6; count++) said[name]?.push(plain(await reset('12345x')))
      gateway.clock.advance(300_000)
      said[name]?.push(plain(await reset('12345x')))
    }
    expect(said['member02']).toEqual(said['member78'])
    for (const code of ['TOO_MANY_REQUEST', 'code.locked', 'phone.code-expired']) {
      expect(said['member02']?.join()).toContain(code)
    }
  })
})
