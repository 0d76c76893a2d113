import { calls } from '@saola/protocol'
import { addPerson, type TestPerson } from '@saola/gateway/testing/wallet/people.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './start-with-parties.ts'
import { visitDesk } from './visit-desk.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const { desk, send } = visitDesk(() => gateway, 'lock')

/** As the link of a notice does (session 40). */
async function lock({ services, clock }: TestGateway, { id }: TestPerson): Promise<void> {
  await services.db.insertInto('payout_lock').values({ account_id: id, begun_at: clock.now() }).execute()
}

const stopOf = async ({ token }: TestPerson) =>
  (await gateway.client(token).send(calls.wallet.withdrawalSettings)).stop

/** What the desk's form of an account sends beside what a person types. */
function formOf(page: string, account: string): { account: string; since: string } {
  const [, since = ''] =
    new RegExp(
      `name="account" value="${account}" />\\s*<input type="hidden" name="since" value="(\\d+)"`,
    ).exec(page) ?? []
  return { account, since }
}

it('locked accounts stand at the desk, the longest lock first, and are lifted by a name and with a reason (wallet 51)', async () => {
  const first = await addPerson(gateway, 'desklocked1')
  const second = await addPerson(gateway, 'desklocked2')
  await lock(gateway, first)
  const lockedAt = new Date(gateway.clock.now()).toISOString()
  gateway.clock.advance(60_000)
  await lock(gateway, second)
  const page = await desk()
  expect(page.indexOf('>desklocked1<')).toBeGreaterThan(0)
  expect(page.indexOf('>desklocked2<')).toBeGreaterThan(page.indexOf('>desklocked1<'))
  expect(page).toContain(`datetime="${lockedAt}"`)
  const form = { ...formOf(page, 'desklocked1'), by: 'Mai', note: 'Called back, knew the last deposit.' }
  for (const missing of [{ note: ' ' }, { by: '' }]) {
    expect(await send({ ...form, ...missing })).toContain('Enter how the owner was recognised')
  }
  expect(await stopOf(first)).toEqual({ reason: 'locked' })

  const done = await send(form)
  expect(done).toContain('The lock of desklocked1 is lifted')
  expect(done).not.toContain('>desklocked1<')
  expect(await stopOf(first)).toBeUndefined()
  expect(await stopOf(second)).toEqual({ reason: 'locked' })
  const row = await gateway.services.db
    .selectFrom('payout_lock')
    .select(['lifted_by', 'note', 'lifted_at'])
    .where('account_id', '=', first.id)
    .executeTakeFirst()
  expect(row).toEqual({ lifted_by: form.by, note: form.note, lifted_at: gateway.clock.now() })
})

it('a lock that the owner has set anew since the page was read stays (wallet 51)', async () => {
  const person = await addPerson(gateway, 'deskrelocked')
  await lock(gateway, person)
  const form = { ...formOf(await desk(), 'deskrelocked'), by: 'Mai', note: 'Spoke by phone.' }
  await send(form)
  gateway.clock.advance(1_000)
  await lock(gateway, person)
  expect(await send(form)).toContain('This account is not locked, or was locked anew')
  expect(await stopOf(person)).toEqual({ reason: 'locked' })
})

it('where operators are named, nobody lifts a lock under another name (system 34)', async () => {
  const operators = [{ name: 'Lan', secret: 'Lan-kRx81mUq27hFvb04' }]
  const named = await startGateway({ operators })
  await lock(named, await addPerson(named, 'desknamed'))
  const Authorization = `Basic ${Buffer.from(`Lan:${operators[0]?.secret}`).toString('base64')}`
  const page = await named.fetch('http://gateway.test/desk', { headers: { Authorization } })
  const form = {
    ...formOf(await page.text(), 'desknamed'),
    merchant: 'saola',
    language: 'EN',
    note: 'By phone.',
  }
  const lift = (by: string) =>
    named.fetch('http://gateway.test/desk/lock', {
      method: 'POST',
      headers: { Authorization },
      body: new URLSearchParams({ ...form, by }),
    })
  expect(await (await lift('Minh')).json()).toMatchObject({ field: 'by' })
  expect((await lift('Lan')).status).toBe(303)
  await named.close()
})
