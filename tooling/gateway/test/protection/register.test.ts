import { createHash } from 'node:crypto'
import { calls } from '@saola/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matchRegister } from '../../src/protection/bans/match-register.ts'
import { refuseRegistered } from '../../src/accounts/register/check-registered.ts'
import { visit } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
let an: TestPerson
let binh: TestPerson
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  an = await addPerson(gateway, 'registered1', { mobile: '+84901110001' })
  binh = await addPerson(gateway, 'registered2', { mobile: '+84901110002' })
})
afterAll(() => gateway.close())

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const because = { reason: 'the register of this week', by: 'Minh' }

async function ops(body: object) {
  const response = await gateway.fetch('http://gateway.test/ops/register', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ merchant: 'saola', ...because, ...body }),
  })
  const { value } = (await response.json()) as {
    value: { files: { file: string; entries: number }[] } | null
  }
  return { status: response.status, files: value?.files }
}

/** Gathers a file, puts it in force and lets the job go through all accounts. */
async function bringIn(file: string, texts: readonly string[]): Promise<void> {
  gateway.clock.advance(1_000)
  const hashes = texts.map(hashOf)
  await ops({ do: 'gather', file, hashes })
  await ops({ do: 'gather', file, hashes })
  expect((await ops({ do: 'apply', file, entries: texts.length })).status).toBe(200)
  await matchRegister.run(gateway.services)
}

const pauseOf = async ({ token }: TestPerson) =>
  (await gateway.client(token).send(calls.protection.state)).pause

describe('a register of excluded persons (protection 23)', () => {
  it('closes nothing while it is gathered, and is not applied unless it is whole', async () => {
    const hashes = [hashOf('mobile:+84901110001')]
    await ops({ do: 'gather', file: 'part', hashes })
    await matchRegister.run(gateway.services)
    expect(await pauseOf(an)).toBeUndefined()
    expect((await ops({ do: 'apply', file: 'part', entries: 2 })).status).toBe(400)
  })

  it('excludes whom it names, and says why', async () => {
    await bringIn('week-1', ['mobile:+84901110001', 'email:nobody@example.com'])
    expect(await pauseOf(an)).toEqual({ kind: 'exclusion', source: 'register' })
    expect(await pauseOf(binh)).toBeUndefined()
  })

  it('is applied once: what is sent again changes nothing', async () => {
    const { status, files } = await ops({ do: 'apply', file: 'week-1', entries: 2 })
    expect(status).toBe(200)
    expect(files?.find(({ file }) => file === 'week-1')?.entries).toBe(2)
    expect((await ops({ do: 'gather', file: 'week-1', hashes: [hashOf('x')] })).status).toBe(400)
  })

  it('lets go whom the next file does not name, and takes the place of the one before', async () => {
    await bringIn('week-2', ['mobile:+84901110002'])
    expect(await pauseOf(an)).toBeUndefined()
    expect(await pauseOf(binh)).toMatchObject({ source: 'register' })
    const { files } = await ops({ do: 'list', reason: undefined, by: undefined })
    expect(files?.map(({ file }) => file)).not.toContain('week-1')
    const told = await gateway.services.db
      .selectFrom('significant_event')
      .select('kind')
      .where('account_id', '=', an.id)
      .orderBy('id')
      .execute()
    expect(told.map(({ kind }) => kind)).toEqual(['protection.excluded', 'protection.limit-changed'])
  })

  it('leaves an exclusion of the person’s own as it is', async () => {
    await gateway.client(an.token).send(calls.protection.exclude, { length: '6m' })
    await bringIn('week-3', ['mobile:+84901110001'])
    await bringIn('week-4', ['email:nobody@example.com'])
    expect(await pauseOf(an)).toMatchObject({ kind: 'exclusion', until: expect.any(Number) })
    expect((await pauseOf(an))?.source).toBeUndefined()
  })

  it('refuses to open an account to whom it names', async () => {
    await bringIn('week-5', ['email:an@example.com'])
    const { db } = gateway.services
    await expect(refuseRegistered(db, 1, { email: 'An@Example.com' })).rejects.toThrow('protection.paused')
    await expect(
      refuseRegistered(db, 1, { email: 'other@example.com', mobile: '+84900000000' }),
    ).resolves.toBe(undefined)
  })

  it('finds at sign-in who came to a number or an address that it names', async () => {
    await bringIn('week-6', ['email:late@example.com'])
    const { db } = gateway.services
    await db.updateTable('account').set({ email: 'late@example.com' }).where('name', '=', 'minhthu').execute()
    const visitor = visit(gateway)
    await visitor.signIn('minhthu')
    expect((await visitor.api.send(calls.protection.state)).pause).toMatchObject({ source: 'register' })
  })
})
