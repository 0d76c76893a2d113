import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { startGateway, type TestGateway } from './start-with-parties.ts'
import { refusal, visit, type Visitor } from '@saola/gateway/testing/http/visitor.ts'
import { createPretendedPeople } from '../src/identity/pretended-people.ts'
import { memberOrigin, openBrowser, openProviders } from './social-browser.ts'

type Provider = 'google' | 'facebook'
type Person = { name: string; email: string; verified?: string; do?: string }

let gateway: TestGateway
let opened: Awaited<ReturnType<typeof openProviders>>
let address = 1
beforeAll(async () => {
  opened = await openProviders()
  gateway = await startGateway({ opsSecret: 'ops', memberOrigin, identityProviders: opened.providers })
})
afterAll(async () => {
  await gateway.close()
  await opened.close()
})

function newVisitor(): Visitor {
  address += 1
  return visit(gateway, { addresses: `198.51.100.${address}` })
}

/** From the button to the way back from the provider. */
async function go(visitor: Visitor, provider: Provider, person: Person) {
  const start = await visitor.api.send(calls.session.socialStart, { provider })
  const back = await openBrowser().pretend(start.authorizeUrl, { verified: 'yes', do: 'continue', ...person })
  return {
    start,
    back,
    state: back.searchParams.get('state') ?? '',
    code: back.searchParams.get('code') ?? '',
  }
}

function signIn(visitor: Visitor, provider: Provider, { state, code }: { state: string; code: string }) {
  return visitor.api.send(calls.session.socialLogin, { provider, state, code })
}

function register(visitor: Visitor, ticket: string, confirmedAge = true) {
  return visitor.api.send(calls.session.socialRegister, {
    ticket,
    domain: 'saola.test',
    registerUrl: 'https://saola.test/',
    registerMethod: 'WEB',
    confirmedAge,
  })
}

async function ticketOf(visitor: Visitor, provider: Provider, person: Person) {
  const refused = await refusal(signIn(visitor, provider, await go(visitor, provider, person)))
  expect(refused.code).toBe('social.account.missing')
  return (refused.body as { value: { ticket: string; name: string; email: string } }).value
}

describe('signing in with a provider (OpenID Connect, authorization code with PKCE)', () => {
  it.each<[Provider]>([['google'], ['facebook']])(
    'opens an account by %s, then finds it',
    async (provider) => {
      const visitor = newVisitor()
      const person = { name: 'Hoa Sen', email: `Sen@${provider}.test` }
      const { back, ...rest } = await go(visitor, provider, person)
      expect(back.origin + back.pathname).toBe(`${memberOrigin}/social/${provider}`)
      const asked = new URL(rest.start.authorizeUrl).searchParams
      expect(Object.fromEntries(asked)).toMatchObject({
        response_type: 'code',
        code_challenge_method: 'S256',
        scope: 'openid email profile',
        state: rest.start.state,
        ui_locales: 'vi',
      })
      expect(rest.state).toBe(rest.start.state)
      const refused = await refusal(signIn(visitor, provider, rest))
      expect([refused.status, refused.code]).toEqual([400, 'social.account.missing'])
      const { value } = refused.body as { value: { ticket: string; name: string; email: string } }
      expect(value).toMatchObject({ name: 'Hoa Sen', email: `sen@${provider}.test` })

      const session = await register(visitor, value.ticket)
      expect(session.userName).toMatch(provider === 'google' ? /^go[\da-f]{10}$/ : /^fa[\da-f]{10}$/)
      const again = newVisitor()
      const second = await signIn(again, provider, await go(again, provider, person))
      expect(second.id).toBe(session.id)
      expect(second.lastSignIn?.at).toBe(gateway.clock.now())
      // Nobody can sign in to it by password.
      const byPassword = again.api.send(calls.session.login, {
        username: session.userName,
        password: 'none',
        type: 'username',
      })
      expect((await refusal(byPassword)).code).toBe('login.wrong.credentials')
    },
  )

  it('signs nobody in by a visit from before the end of the account’s access, nor by a second ticket (session 42)', async () => {
    const visitor = newVisitor()
    const person = { name: 'Bốn', email: 'bon@vidu.vn' }
    const [first, second] = [
      await ticketOf(visitor, 'google', person),
      await ticketOf(newVisitor(), 'google', person),
    ]
    const { token } = await register(visitor, first.ticket)
    expect((await refusal(register(newVisitor(), second.ticket))).code).toBe('login.challenge.ended')
    const thief = newVisitor()
    const begun = await go(thief, 'google', person)
    const owner = visit(gateway, { addresses: '198.51.100.240', token: token ?? '' })
    await owner.api.send(calls.member.endOtherSessions)
    expect((await refusal(signIn(thief, 'google', begun))).code).toBe('social.failed')
    gateway.clock.advance(1000)
    const again = await signIn(thief, 'google', await go(thief, 'google', person))
    expect(again.userName).toMatch(/^go/)
  })

  it('keeps the same address at two providers apart', async () => {
    const [one, other] = [newVisitor(), newVisitor()]
    const person = { name: 'Hai', email: 'hai@vidu.vn' }
    const first = await register(one, (await ticketOf(one, 'google', person)).ticket)
    const second = await register(other, (await ticketOf(other, 'facebook', person)).ticket)
    expect(first.id).not.toBe(second.id)
  })

  it('believes no mail address that the provider has not verified', async () => {
    const person = { name: 'Kẻ Lạ', email: 'member01@saola.test', verified: 'no' }
    expect(await ticketOf(newVisitor(), 'google', person)).toMatchObject({ name: 'Kẻ Lạ', email: '' })
  })

  it('links nobody by a verified address either: the account of that mailbox stays closed', async () => {
    const person = { name: 'Member', email: 'member01@saola.test' }
    expect(await ticketOf(newVisitor(), 'google', person)).toMatchObject({ email: 'member01@saola.test' })
  })

  it('uses a ticket once, within ten minutes, and only with the age confirmed', async () => {
    const visitor = newVisitor()
    const { ticket } = await ticketOf(visitor, 'google', { name: 'Một', email: 'mot@vidu.vn' })
    expect((await refusal(register(visitor, ticket, false))).field).toBe('confirmedAge')
    const both = await Promise.allSettled([register(visitor, ticket), register(newVisitor(), ticket)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await refusal(register(visitor, ticket))).code).toBe('login.challenge.ended')
    const late = await ticketOf(visitor, 'google', { name: 'Hai', email: 'cham@vidu.vn' })
    gateway.clock.advance(600_000)
    expect((await refusal(register(visitor, late.ticket))).code).toBe('login.challenge.ended')
  })
})

describe('what does not fit', () => {
  const person = { name: 'Ba', email: 'ba@vidu.vn' }

  it('a state that nobody was given', async () => {
    const visitor = newVisitor()
    const { code } = await go(visitor, 'google', person)
    expect((await refusal(signIn(visitor, 'google', { state: 'made-up', code }))).code).toBe('social.failed')
  })

  it("a stranger's link: the answer of another browser's visit", async () => {
    const stranger = newVisitor()
    const link = await go(stranger, 'google', person)
    expect((await refusal(signIn(newVisitor(), 'google', link))).code).toBe('social.failed')
    const busy = newVisitor()
    await busy.api.send(calls.session.socialStart, { provider: 'google' })
    expect((await refusal(signIn(busy, 'google', link))).code).toBe('social.failed')
  })

  it('an answer that was used already', async () => {
    const visitor = newVisitor()
    const answer = await go(visitor, 'google', person)
    expect((await refusal(signIn(visitor, 'google', answer))).code).toBe('social.account.missing')
    expect((await refusal(signIn(visitor, 'google', answer))).code).toBe('social.failed')
  })

  it('a code that another visit has used: PKCE ties it to its own', async () => {
    const visitor = newVisitor()
    const { code } = await go(visitor, 'google', person)
    const other = await visitor.api.send(calls.session.socialStart, { provider: 'google' })
    expect((await refusal(signIn(visitor, 'google', { state: other.state, code }))).code).toBe(
      'social.failed',
    )
  })

  it('an id token of another visit (nonce)', async () => {
    const visitor = newVisitor()
    const answer = await go(visitor, 'google', person)
    await gateway.services.db.updateTable('social_visit').set({ nonce: 'of another visit' }).execute()
    expect((await refusal(signIn(visitor, 'google', answer))).code).toBe('social.failed')
  })

  it("one provider's answer at the other", async () => {
    const visitor = newVisitor()
    const answer = await go(visitor, 'google', person)
    expect((await refusal(signIn(visitor, 'facebook', answer))).code).toBe('social.failed')
  })

  it('an answer that comes after ten minutes', async () => {
    const visitor = newVisitor()
    const answer = await go(visitor, 'google', person)
    gateway.clock.advance(600_000)
    expect((await refusal(signIn(visitor, 'google', answer))).code).toBe('social.failed')
  })

  it('a visitor who changed her mind comes back without a code', async () => {
    const { back, code } = await go(newVisitor(), 'google', { ...person, do: 'cancel' })
    expect([back.searchParams.get('error'), code]).toEqual(['access_denied', ''])
  })

  it('a provider that is down, before and after the visit', async () => {
    const other = await openProviders()
    const own = await startGateway({ memberOrigin, identityProviders: other.providers })
    const visitor = visit(own)
    const answer = await go(visitor, 'google', person)
    await other.close()
    const late = await refusal(signIn(visitor, 'google', answer))
    expect([late.status, late.code]).toEqual([400, 'social.failed'])
    const early = await refusal(visitor.api.send(calls.session.socialStart, { provider: 'google' }))
    expect(early.code).toBe('social.failed')
    await own.close()
  })

  it.each([
    ['google', 'SOCIALGOOGLE3'],
    ['facebook', 'SOCIALFACEBOOK3'],
  ] as const)('%s while %s is off', async (provider, modId) => {
    const operate = (on: boolean) =>
      gateway.fetch('http://gateway.test/ops/merchant', {
        method: 'POST',
        headers: { 'X-Ops-Secret': 'ops' },
        body: JSON.stringify({ merchant: 'saola', switches: { [modId]: on } }),
      })
    const visitor = newVisitor()
    const { ticket } = await ticketOf(visitor, provider, person)
    await operate(false)
    const refused = await Promise.all(
      [
        visitor.api.send(calls.session.socialStart, { provider }),
        signIn(visitor, provider, { state: 'x', code: 'x' }),
        register(visitor, ticket),
      ].map(refusal),
    )
    expect(refused.map(({ code }) => code)).toEqual(Array(3).fill('function.not.available'))
    await operate(true)
  })

  it('a provider that this installation does not know', async () => {
    const own = await startGateway()
    const refused = await refusal(visit(own).api.send(calls.session.socialStart, { provider: 'google' }))
    expect(refused.code).toBe('function.not.available')
    await own.close()
  })
})

describe("the local provider's page", () => {
  it('speaks the language of the visit, needs no script, and keeps what was typed when it refuses', async () => {
    const english = visit(gateway, { addresses: '198.51.100.250', language: 'EN' })
    const start = await english.api.send(calls.session.socialStart, { provider: 'google' })
    const browser = openBrowser()
    const page = await browser.load(start.authorizeUrl)
    const text = await page.text()
    expect(text).toContain('Test Google sign-in')
    expect(text).toContain('Continue')
    expect(text).not.toContain('<script')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const action = /<form[^>]*action="([^"]+)"/.exec(text)?.[1] ?? ''
    const refused = await browser.load(new URL(action, page.url).href, {
      method: 'POST',
      body: new URLSearchParams({ name: '<b>Tôi</b>', email: 'no address', do: 'continue' }),
    })
    expect(refused.status).toBe(400)
    const said = await refused.text()
    expect(said).toContain('value="&lt;b&gt;Tôi&lt;/b&gt;"')
    expect(said).toContain('value="no address"')
    expect(said).toContain('role="alert"')
  })

  it('says so where there is nothing to ask any more', async () => {
    const page = await openBrowser().load(`${opened.providers.google.issuer}/interaction/nobody`)
    expect(page.status).toBe(400)
    expect(await page.text()).toContain('Lượt đăng nhập này đã kết thúc')
  })
})

it('a played provider remembers the thousand people who came last, and no more', () => {
  const { pretend, find } = createPretendedPeople('http://127.0.0.1:4004/google')
  const come = (number: number) => pretend({ name: 'Sen', email: `${number}@google.test`, isVerified: true })
  const subjects = Array.from({ length: 1_001 }, (_, number) => come(number))
  expect(subjects.filter((subject) => find(subject)).length).toBe(1_000)
  expect(find(subjects[1_000] ?? '')?.email).toBe('1000@google.test')
  expect(find(subjects[0] ?? '')).toBeUndefined()
})
