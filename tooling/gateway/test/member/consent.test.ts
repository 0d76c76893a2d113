import { createHash } from 'node:crypto'
import { calls } from '@saola/protocol'
import { loadCatalogue } from '@saola/i18n'
import { termsVersion } from '@saola/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal, visit } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson } from '../wallet/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

async function register(username: string, more: { termsVersion?: string } = {}) {
  const visitor = visit(gateway)
  const signedIn = await visitor.api.send(calls.session.register, {
    username,
    password: 'Langbiang1',
    confirmPassword: 'Langbiang1',
    domain: 'saola.test',
    registerUrl: 'https://saola.test/',
    registerMethod: 'WEB',
    confirmedAge: true,
    ...more,
  })
  return gateway.client(signedIn.token)
}

function consentsOf(name: string) {
  return gateway.services.db
    .selectFrom('consent')
    .innerJoin('account', 'account.id', 'consent.account_id')
    .select(['consent.version', 'consent.accepted_at'])
    .where('account.name', '=', name)
    .orderBy('consent.id')
    .execute()
}

describe('the terms that somebody accepts (member 23)', () => {
  it('are kept with their version and the time at registration, and never changed', async () => {
    const api = await register('consentone')
    const kept = { version: termsVersion, accepted_at: gateway.clock.now() }
    expect(await consentsOf('consentone')).toEqual([kept])
    expect((await api.send(calls.member.info)).termsDue).toBeUndefined()
    const { db } = gateway.services
    await expect(sql`update consent set version = 'x'`.execute(db)).rejects.toThrow(/stays as it was/)
    await expect(sql`delete from consent`.execute(db)).rejects.toThrow(/stays as it was/)
  })

  it('have another version once their words are others', async () => {
    const texts = await Promise.all([loadCatalogue('vi', 'terms'), loadCatalogue('en', 'terms')])
    const print = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
    // Whoever changes the words in a way that matters changes `termsVersion` with this line.
    expect([termsVersion, print]).toEqual(['2026-12-01', '56daa04492a8668f'])
  })
})

describe('terms that have changed (member 24)', () => {
  it('are asked for again until the version in force is accepted', async () => {
    const api = await register('consenttwo', { termsVersion: '2026-01-01' })
    expect((await api.send(calls.member.info)).termsDue).toBe(termsVersion)
    expect((await refusal(api.send(calls.member.acceptTerms, { version: '2026-01-01' }))).field).toBe(
      'version',
    )
    gateway.clock.advance(60_000)
    await api.send(calls.member.acceptTerms, { version: termsVersion })
    const at = gateway.clock.now()
    gateway.clock.advance(60_000)
    await api.send(calls.member.acceptTerms, { version: termsVersion })
    expect((await api.send(calls.member.info)).termsDue).toBeUndefined()
    expect(await consentsOf('consenttwo')).toMatchObject([
      { version: '2026-01-01' },
      { version: termsVersion, accepted_at: at },
    ])
  })
  it('are asked for of a person whose account the upline opened, who has accepted none', async () => {
    const upline = await addPerson(gateway, 'consentabove', { type: 1 })
    const [username, password] = ['consentopen', 'Langbiang1']
    await gateway
      .client(upline.token)
      .send(calls.team.openDownline, { username, password, type: 0, rebate: '0' })
    const { token } = await visit(gateway).api.send(calls.session.login, {
      username,
      password,
      type: 'username',
    })
    const api = gateway.client(token)
    expect((await api.send(calls.member.info)).termsDue).toBe(termsVersion)
    await api.send(calls.member.acceptTerms, { version: termsVersion })
    expect((await api.send(calls.member.info)).termsDue).toBeUndefined()
    expect(await consentsOf(username)).toMatchObject([{ version: termsVersion }])
  })
})
