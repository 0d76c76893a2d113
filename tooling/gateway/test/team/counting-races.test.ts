import { calls } from '@saola/protocol'
import { lineMessageRules, linkRules, subAccountRules } from '@saola/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAccount } from '../../src/accounts/account-store.ts'
import { insertOwned } from '../../src/team/sub-accounts/sub-account-store.ts'
import { protectionOf } from '../protection/play.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'
import { race } from '../wallet/race.ts'

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('two requests of an agent in the same moment', () => {
  let gateway: TestGateway
  let people = 0
  beforeAll(async () => {
    gateway = await startGateway()
  })
  afterAll(() => gateway.close())

  const newAgent = (): Promise<TestPerson> => addPerson(gateway, `counted${(people += 1)}`, { type: 1 })
  const send = ({ token }: TestPerson) => gateway.client(token).send

  /** Sends both while the agent is locked; answers the codes of those that were refused. */
  async function refusedOf(agent: TestPerson, works: readonly (() => Promise<unknown>)[]): Promise<string[]> {
    const ends = await race(gateway.services.db, { table: 'account', id: agent.id }, works)
    return ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []))
  }

  it('make one link where there is room for one more (team 14)', async () => {
    const agent = await newAgent()
    await sql`insert into invitation_link (merchant_id, agent_id, code, name, type, rebate_rate, created_at)
      select merchant_id, id, 'RACE' || n, 'Zalo', 0, 0, 0
      from account cross join generate_series(2, ${linkRules.most}::integer) as n where id = ${agent.id}`.execute(
      gateway.services.db,
    )
    const make = () => send(agent)(calls.team.createLink, { name: 'Zalo', type: 0, rebate: '0' })
    expect(await refusedOf(agent, [make, make])).toEqual(['team.links.many'])
  })

  it('make one sub-account where there is room for one more (team 27)', async () => {
    const agent = await newAgent()
    await gateway.services.db.transaction().execute(async (trx) => {
      for (let number = 1; number < subAccountRules.most; number += 1) {
        const name = `countedsub${number}`
        const opening = { merchantId: 1, name, nickname: name, type: 41, uplineId: null, now: 0 } as const
        const accountId = await openAccount(trx, { ...opening, passwordHash: 'none', openedBy: agent.id })
        if (accountId === undefined) throw new Error(`the name ${name} is taken`)
        await insertOwned(trx, { accountId, ownerId: agent.id, label: name, rights: [], dailyCap: 0, now: 0 })
      }
    })
    const works = ['phumot9', 'phuhai9'].map(
      (username) => () =>
        send(agent)(calls.team.createSubAccount, {
          username,
          password: 'matkhau9',
          label: 'Chị Hoa',
          rights: [],
        }),
    )
    expect(await refusedOf(agent, works)).toEqual(['team.sub_accounts.many'])
  })

  it('send one message where the day has room for one more (team 33)', async () => {
    const agent = await newAgent()
    await addPerson(gateway, `counted${(people += 1)}`, { upline: agent })
    await sql`insert into line_message (sender_id, actor_id, audience, title, content, sent_at)
      select ${agent.id}::bigint, ${agent.id}::bigint, 'direct', 'Chào', 'Chào', ${gateway.services.now()}::bigint
      from generate_series(2, ${lineMessageRules.perDay}::integer)`.execute(gateway.services.db)
    const write = () =>
      send(agent)(calls.team.sendMessage, { audience: 'direct', title: 'Chào', content: 'Chào cả nhà' })
    expect(await refusedOf(agent, [write, write])).toEqual(['team.messages.many'])
  })

  it('open no account once the break has begun that was taken first', async () => {
    const agent = await newAgent()
    const input = { username: 'saukhinghi', password: 'matkhau9', type: 0, rebate: '0' } as const
    const refused = await refusedOf(agent, [
      () => protectionOf(gateway, agent).rest('24h'),
      () => send(agent)(calls.team.openDownline, input),
    ])
    expect(refused).toEqual(['protection.paused'])
  })
})
