import { calls } from '@saola/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendCode } from '../../src/accounts/codes/verification-codes.ts'
import { findIdleTrial } from '../../src/session/trial-store.ts'
import { visit, type Visitor } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { countDone, race } from '../wallet/race.ts'

const device = 'a'.repeat(32)

async function resume({ api }: Visitor): Promise<string | undefined> {
  const { signedIn } = await api.send(calls.session.resume, { loginDeviceId: device })
  return signedIn?.userName
}

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('two visitors in the same moment', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway()
  })
  afterAll(() => gateway.close())

  const freePlay = () => visit(gateway).api.send(calls.session.freePlay, { os: 'Linux', platform: 'W' })
  const idOf = async (name: string) => {
    const row = gateway.services.db.selectFrom('account').select('id').where('name', '=', name)
    return (await row.executeTakeFirstOrThrow()).id
  }
  async function stayingAs(name: string): Promise<Visitor> {
    const visitor = visit(gateway)
    await visitor.signIn(name)
    await visitor.api.send(calls.session.stay, { loginDeviceId: device })
    return visitor
  }
  /** Another tab of the same browser. */
  function tabOf(visitor: Visitor): Visitor {
    const tab = visit(gateway)
    for (const [name, value] of visitor.cookies) tab.cookies.set(name, value)
    return tab
  }

  it('play on two trial accounts where one is idle (session 24)', async () => {
    const { db, now } = gateway.services
    const idle = (await findIdleTrial(db, 1, now())) ?? Number((await freePlay()).id)
    await db.deleteFrom('session').where('account_id', '=', idle).execute()
    const ends = await race(db, { table: 'account', id: idle }, [freePlay, freePlay])
    const ids = ends.map((end) => end.status === 'fulfilled' && end.value.id)
    expect(countDone(ends)).toBe(2)
    expect(new Set(ids).size).toBe(2)
  })

  it('are sent one code for one address (session 5)', async () => {
    const send = () =>
      sendCode(gateway.services, {
        merchantId: 1,
        purpose: 'login',
        channel: 'sms',
        recipient: '+84900000911',
        language: 'VI',
      })
    const ends = await race(gateway.services.db, { table: 'merchant', id: 1 }, [send, send])
    expect(ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []))).toEqual([
      'TOO_MANY_REQUEST',
    ])
  })

  it('of one browser that stays turn its secret once, and both are signed in (session 30)', async () => {
    const first = await stayingAs('minhthu')
    const second = tabOf(first)
    const row = { table: 'stay', id: await stayOf('minhthu') } as const
    await race(gateway.services.db, row, [() => resume(first), () => resume(second)])
    // The one that came second still has the secret before.
    expect([await resume(second), await resume(first)]).toEqual(['minhthu', 'minhthu'])
  })

  it('of one session that stays twice leave one stay', async () => {
    const visitor = visit(gateway)
    await visitor.signIn('lanphuong')
    const stay = () => visitor.api.send(calls.session.stay, { loginDeviceId: device })
    const account = await idOf('lanphuong')
    await race(gateway.services.db, { table: 'account', id: account }, [stay, stay])
    const stays = await gateway.services.db
      .selectFrom('stay')
      .select('id')
      .where('account_id', '=', account)
      .execute()
    expect(stays).toHaveLength(1)
  })

  async function stayOf(name: string): Promise<number> {
    const { id } = await gateway.services.db
      .selectFrom('stay')
      .select('id')
      .where('account_id', '=', await idOf(name))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return id
  }
})
