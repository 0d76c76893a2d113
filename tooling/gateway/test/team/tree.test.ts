import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type AccountType, type CallInput, type TreeRow } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { addPerson, fund, settleMerchant, type TestPerson } from '../wallet/people.ts'

const day = 24 * 3_600_000

let gateway: TestGateway
const people: Record<string, TestPerson> = {}

/**
 * boss > alpha > deep > deeper > kid; boss > alpha > anna, zoe; boss > beta > bob; boss > carl. The line of rival, who stands
 * beside boss, and of side, who stands beside alpha, must stay invisible to those of the other.
 */
const team = [
  ['boss', 2, undefined],
  ['rival', 2, undefined],
  ['rivalkid', 0, 'rival'],
  ['carl', 0, 'boss'],
  ['beta', 1, 'boss'],
  ['alpha', 1, 'boss'],
  ['zoe', 0, 'alpha'],
  ['anna', 0, 'alpha'],
  ['deep', 1, 'alpha'],
  ['deeper', 1, 'deep'],
  ['kid', 0, 'deeper'],
  ['bob', 0, 'beta'],
] as const satisfies readonly (readonly [string, AccountType, string | undefined])[]

beforeAll(async () => {
  gateway = await startGateway()
  await settleMerchant(gateway)
  for (const [name, type, upline] of team) {
    people[name] = await addPerson(gateway, `tree${name}`, {
      type,
      ...(upline !== undefined && { upline: who(upline) }),
    })
  }
  await fund(gateway, who('kid'), 500_000)
  await placeBet(gateway, who('kid'), { stake: 20_000, win: 0 })
  const from = gateway.clock.now()
  await gateway.services.db
    .insertInto('protection_pause')
    .values({ account_id: who('bob').id, kind: 'exclusion', starts_at: from, ends_at: from + day })
    .execute()
})
afterAll(() => gateway.close())

function who(name: string): TestPerson {
  const person = people[name]
  if (!person) throw new Error(`nobody is called ${name}`)
  return person
}

const branch = (name: string, more: Partial<CallInput<typeof calls.team.branch>> = {}) =>
  gateway
    .client(who(name).token)
    .send(calls.team.branch, { downlineType: 'direct', pageNo: 0, pageSize: 50, ...more })
const place = async (name: string, target: string, more: object = {}) => {
  const customerId = String(who(target).id)
  const { path } = await gateway.client(who(name).token).send(calls.team.place, { customerId, ...more })
  return path.map((step) => [step.customerName.slice('tree'.length), step.position])
}
const nameOf = (row: TreeRow): string => row.customerName.slice('tree'.length)
const namesOf = (reply: { list: TreeRow[] }): string[] => reply.list.map(nameOf)

describe('a branch of the tree (team 24)', () => {
  it('has agents first, then names from A, with how many stand below each', async () => {
    const reply = await branch('boss')
    expect(reply.list.map((row) => [nameOf(row), row.position, row.direct, row.teamSize, row.found])).toEqual(
      [
        ['alpha', 1, 3, 5, 5],
        ['beta', 2, 1, 1, 1],
        ['carl', 3, 0, 0, 0],
      ],
    )
    expect(reply).toMatchObject({ direct: 3, total: 3, people: 9 })
  })

  it('is that of an agent below, by its id', async () => {
    expect(namesOf(await branch('boss', { agentId: String(who('alpha').id) }))).toEqual([
      'deep',
      'anna',
      'zoe',
    ])
  })

  it('comes level by level where everybody is asked for, each with the upline', async () => {
    const { list, total } = await branch('boss', { downlineType: 'all' })
    expect(list.map(nameOf)).toEqual(['alpha', 'beta', 'carl', 'bob', 'deep', 'anna', 'zoe', 'deeper', 'kid'])
    expect(total).toBe(9)
    expect(list.find((row) => nameOf(row) === 'kid')?.uplineId).toBe(String(who('deeper').id))
  })

  it('comes in pages that together are everybody once, with places that go on', async () => {
    const pages = await Promise.all(
      [0, 1, 2, 3].map((pageNo) => branch('boss', { downlineType: 'all', pageNo, pageSize: 3 })),
    )
    expect(pages.map((page) => page.total)).toEqual([9, 9, 9, 9])
    const whole = await branch('boss', { downlineType: 'all' })
    expect(pages.flatMap((page) => page.list)).toEqual(whole.list)
  })

  it.each([
    ['who bet this week', { activeDays: 7 }, [['alpha', false, 1, 1]], 1],
    [
      'agents',
      { userType: 'agent' },
      [
        ['alpha', true, 1, 2],
        ['beta', true, 0, 0],
      ],
      4,
    ],
    [
      'members',
      { userType: 'player' },
      [
        ['alpha', false, 3, 3],
        ['beta', false, 1, 1],
        ['carl', true, 0, 0],
      ],
      5,
    ],
    ['who takes a break', { status: 'paused' }, [['beta', false, 1, 1]], 1],
    ['who is deleted', { status: 'deleted' }, [], 0],
  ] as const)('shows %s and the agents on the way to them', async (_what, filter, rows, count) => {
    const reply = await branch('boss', filter)
    expect(reply.list.map((row) => [nameOf(row), row.isMatch, row.direct, row.found])).toEqual(rows)
    expect(reply.people).toBe(count)
    expect(reply.direct).toBe(rows.length)
  })

  it('keeps the whole way to somebody who is found far below', async () => {
    const { list } = await branch('boss', { activeDays: 7, downlineType: 'all' })
    expect(list.map((row) => [nameOf(row), row.isMatch])).toEqual([
      ['alpha', false],
      ['deep', false],
      ['deeper', false],
      ['kid', true],
    ])
  })

  it('says of a break that there is one, never which or until when', async () => {
    const { list } = await branch('beta')
    expect(list).toMatchObject([{ customerName: 'treebob', isPaused: true }])
    expect(JSON.stringify(list)).not.toMatch(/exclusion|ends/)
  })

  it.each(['boss', 'alpha', 'rival', 'beta'])(
    'never has anybody of another line, asked by %s',
    async (caller) => {
      const below: string[] = []
      for (const [name, , upline] of team)
        if (upline === caller || below.includes(upline ?? '')) below.push(name)
      for (const filter of [{}, { userType: 'player' }, { status: 'active' }] as const) {
        const reply = await branch(caller, { downlineType: 'all', ...filter })
        expect(below).toEqual(expect.arrayContaining(namesOf(reply)))
        const upline = new Set([...below, caller].map((name) => String(who(name).id)))
        expect(reply.list.every((row) => upline.has(row.uplineId))).toBe(true)
      }
    },
  )
})

describe('a place in the tree (team 25)', () => {
  it.each([
    [
      'boss',
      'kid',
      {},
      [
        ['alpha', 1],
        ['deep', 1],
        ['deeper', 1],
        ['kid', 1],
      ],
    ],
    [
      'boss',
      'zoe',
      {},
      [
        ['alpha', 1],
        ['zoe', 3],
      ],
    ],
    ['boss', 'carl', {}, [['carl', 3]]],
    ['boss', 'boss', {}, []],
    ['alpha', 'zoe', {}, [['zoe', 3]]],
    [
      'boss',
      'zoe',
      { userType: 'player' },
      [
        ['alpha', 1],
        ['zoe', 3],
      ],
    ],
    ['boss', 'carl', { userType: 'player' }, [['carl', 3]]],
    [
      'boss',
      'zoe',
      { status: 'paused' },
      [
        ['alpha', 0],
        ['zoe', 0],
      ],
    ],
    [
      'boss',
      'bob',
      { status: 'paused' },
      [
        ['beta', 1],
        ['bob', 1],
      ],
    ],
  ] as const)('%s finds %s under %o', async (caller, target, filter, path) => {
    expect(await place(caller, target, filter)).toEqual(path)
  })

  it('is where the branch has it', async () => {
    for (const name of ['alpha', 'beta', 'carl']) {
      const row = (await branch('boss')).list.find((each) => nameOf(each) === name)
      expect(await place('boss', name)).toEqual([[name, row?.position]])
    }
  })
})
