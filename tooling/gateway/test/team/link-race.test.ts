import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { visit } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson } from '../wallet/people.ts'

const server = process.env['DATABASE_URL'] ?? ''

// The embedded database has one connection, on which nobody is at the same moment as anybody else.
describe.skipIf(server === '')('the last place of a link (team 15)', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway()
  })
  afterAll(() => gateway.close())

  it.each([
    [1, 2],
    [1, 8],
    [3, 8],
  ])('a quota of %i is never exceeded by %i who register in the same moment', async (quota, people) => {
    const agent = await addPerson(gateway, `race${quota}of${people}`, { type: 1 })
    const client = gateway.client(agent.token)
    const link = await client.send(calls.team.createLink, { name: 'Zalo', type: 0, rebate: '0', quota })
    const attempts = Array.from({ length: people }, (_, index) =>
      visit(gateway, { addresses: `192.0.2.${index}` }).api.send(calls.session.register, {
        username: `race${quota}x${people}x${index}`,
        password: 'matkhau9',
        confirmPassword: 'matkhau9',
        affiliateCode: link.code,
        domain: 'saola.test',
        registerUrl: 'https://saola.test/',
        registerMethod: 'WEB',
        confirmedAge: true,
      }),
    )
    const ended = await Promise.allSettled(attempts)
    const refused = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(refused).toEqual(Array(people - quota).fill('register.invitation.used_up'))
    const { list } = await client.send(calls.team.links, { page: 1, pageSize: 1 })
    expect(list[0]).toMatchObject({ registered: quota, status: 'used_up' })
    const { used } = await gateway.services.db
      .selectFrom('invitation_link')
      .select('used')
      .where('id', '=', Number(link.affiUrlId))
      .executeTakeFirstOrThrow()
    expect(used).toBe(quota)
  })

  it('two agents who open the same name in the same moment open it once', async () => {
    const agents = [
      await addPerson(gateway, 'racefirst', { type: 1 }),
      await addPerson(gateway, 'racesecond', { type: 1 }),
    ]
    const input = { username: 'cungtenmot', password: 'matkhau9', type: 0, rebate: '0' } as const
    const ended = await Promise.allSettled(
      agents.map(({ token }) => gateway.client(token).send(calls.team.openDownline, input)),
    )
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
