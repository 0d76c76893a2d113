import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallInput, type TeamOverview } from '@saola/protocol'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet, someGame } from '../wallet/bets.ts'
import { addPayee, operate } from '../wallet/payee.ts'
import { addPerson, fund, settleMerchant, type TestPerson } from '../wallet/people.ts'

const hour = 3_600_000
const day = 24 * hour

let gateway: TestGateway
let now: number
/** boss > upper > lower > kid1, kid2; boss > side > kid3; upper > direct */
const people: Record<string, TestPerson> = {}

beforeAll(async () => {
  gateway = await startGateway()
  await settleMerchant(gateway)
  await add('boss', 2)
  await add('upper', 1, 'boss')
  await add('side', 1, 'boss')
  await add('lower', 1, 'upper')
  for (const [name, upline] of [
    ['direct', 'upper'],
    ['kidone', 'lower'],
    ['kidtwo', 'lower'],
    ['kidthree', 'side'],
  ] as const) {
    gateway.clock.advance(1)
    await add(name, 0, upline)
    await fund(gateway, who(name), 1_000_000)
  }
  await add('loner', 0)
  await add('upperaide', 41, 'upper')
  // Two days later: a deposit and bets, half of them in the period before.
  gateway.clock.advance(2 * day)
  await placeBet(gateway, who('kidone'), { stake: 40_000, win: 10_000 })
  gateway.clock.advance(day)
  const { memo } = await gateway.client(who('kidone').token).send(calls.wallet.deposit, { amount: 300_000 })
  await receiveTransfer(gateway.services, { reference: 'FT-TEAM-1', memo, amount: 300_000 })
  await placeBet(gateway, who('kidone'), { stake: 100_000, win: 250_000 })
  await placeBet(gateway, who('kidtwo'), { stake: 50_000, win: 0 })
  await placeBet(gateway, who('kidtwo'), { stake: 20_000 })
  await placeBet(gateway, who('direct'), { stake: 30_000, cancelled: true })
  await placeBet(gateway, who('kidthree'), { stake: 5_000, win: 0 })
  await withdraw(who('kidone'))
  now = gateway.clock.now()
})
afterAll(() => gateway.close())

/** 100,000 is paid out; 70,000 is refused and comes back; 60,000 still waits for the operator. */
async function withdraw(person: TestPerson): Promise<void> {
  const payee = await addPayee(gateway, person)
  await payee.paid(100_000)
  const refused = await payee.ask(70_000)
  await operate(gateway, refused.withdrawalId, 'reject', { reason: 'Tên chưa khớp' })
  await payee.ask(60_000)
}

function who(name: string): TestPerson {
  const person = people[name]
  if (!person) throw new Error(`nobody is called ${name}`)
  return person
}

async function add(name: string, type: 0 | 1 | 2 | 41, upline?: string): Promise<void> {
  people[name] = await addPerson(gateway, name, {
    type,
    ...(upline === undefined ? {} : { upline: who(upline) }),
    ...(name === 'kidone' ? { mobile: '+84912345678' } : {}),
  })
}

type DownlineInput = Partial<CallInput<typeof calls.team.downlines>>
const downlines = (name: string, more: DownlineInput = {}) =>
  gateway.client(who(name).token).send(calls.team.downlines, { pageNo: 0, pageSize: 50, ...more })

const namesOf = (reply: { list: { customerName: string }[] }) => reply.list.map((row) => row.customerName)

describe('the downlines (team 2)', () => {
  it('are the whole branch below the caller, newest first, without the caller', async () => {
    const reply = await downlines('upper')
    expect(reply.pageInfo.total).toBe(5)
    expect(namesOf(reply).toSorted()).toEqual(['direct', 'kidone', 'kidtwo', 'lower', 'upperaide'])
    expect(reply.list.at(-1)?.customerName).toBe('lower')
    expect(reply.path).toEqual([{ customerId: String(who('upper').id), customerName: 'upper' }])
    // Three players with a million each, plus 300,000 deposited, minus what they lost, what is in play, paid and on hold.
    expect(reply.teamBalance).toBe(3_000_000 + 300_000 - 30_000 + 150_000 - 50_000 - 20_000 - 160_000)
  })

  it('tell level, upline, sizes and balance of each', async () => {
    const { list } = await downlines('boss', { customerName: 'lower' })
    expect(list).toMatchObject([
      {
        customerId: String(who('lower').id),
        type: 1,
        level: 2,
        uplineName: 'upper',
        teamSize: 2,
        directSize: 2,
        accountBalance: 0,
        activeFlag: 1,
      },
    ])
  })

  it.each([
    ['only those directly below', { downlineType: 'direct' }, ['direct', 'lower', 'upperaide']],
    ['only agents', { userType: 'agent' }, ['lower', 'upperaide']],
    ['only players', { userType: 'player' }, ['direct', 'kidone', 'kidtwo']],
    ['names that begin so', { customerName: 'kid' }, ['kidone', 'kidtwo']],
    ['names that hold it in the middle', { customerName: 'idt' }, ['kidtwo']],
    ['capitals and accents like plain letters', { customerName: 'KÍĐ' }, ['kidone', 'kidtwo']],
    ['a per cent sign as itself', { customerName: '%' }, []],
    ['an underscore as itself', { customerName: 'kid_ne' }, []],
    ['nobody elsewhere', { customerName: 'kidthree' }, []],
  ] as const)('can be narrowed to %s', async (_name, filter, names) => {
    const reply = await downlines('upper', filter)
    expect(namesOf(reply).toSorted()).toEqual(names)
    expect(reply.pageInfo.total).toBe(names.length)
  })

  it.each([
    ['customerName', 'asc', 'direct'],
    ['customerName', 'desc', 'upperaide'],
    ['accountBalance', 'desc', 'kidone'],
    ['teamSize', 'desc', 'lower'],
    ['registerDate', 'asc', 'lower'],
  ] as const)('sort by %s %s', async (sort, order, first) => {
    expect((await downlines('upper', { sort, order })).list[0]?.customerName).toBe(first)
  })

  it('come in pages that together are everybody once', async () => {
    const pages = await Promise.all(
      [0, 1, 2].map((pageNo) => downlines('upper', { pageNo, pageSize: 2, sort: 'lastLogin' })),
    )
    expect(pages.flatMap(namesOf).toSorted()).toEqual(['direct', 'kidone', 'kidtwo', 'lower', 'upperaide'])
    expect(pages.map((page) => page.pageInfo.total)).toEqual([5, 5, 5])
  })

  it('of an agent below show the way to it', async () => {
    const reply = await downlines('boss', { agentId: String(who('lower').id) })
    expect(namesOf(reply).toSorted()).toEqual(['kidone', 'kidtwo'])
    expect(reply.list.map((row) => row.level)).toEqual([3, 3])
    expect(reply.path?.map((step) => step.customerName)).toEqual(['boss', 'upper', 'lower'])
  })

  it('never tell what is above the caller', async () => {
    const reply = await downlines('upper', { agentId: String(who('lower').id) })
    expect(reply.path?.map((step) => step.customerName)).toEqual(['upper', 'lower'])
  })
})

describe('one account of the team', () => {
  it('comes with its way and its totals', async () => {
    const reply = await gateway
      .client(who('boss').token)
      .send(calls.team.downline, { customerId: String(who('kidone').id) })
    expect(reply).toMatchObject({
      customerName: 'kidone',
      nickname: 'kidone',
      mobile: '091****678',
      level: 3,
      totals: {
        deposit: 300_000,
        betAmount: 140_000,
        winAmount: 260_000,
        profitAndLoss: 120_000,
        betCount: 2,
      },
    })
    expect(reply.path?.map((step) => step.customerName)).toEqual(['boss', 'upper', 'lower', 'kidone'])
  })

  it('counts no cancelled bet', async () => {
    const reply = await gateway
      .client(who('upper').token)
      .send(calls.team.downline, { customerId: String(who('direct').id) })
    expect(reply.totals).toEqual({ deposit: 0, betAmount: 0, winAmount: 0, profitAndLoss: 0, betCount: 0 })
  })
})

type BetsInput = Partial<CallInput<typeof calls.team.bets>>
const bets = (name: string, more: BetsInput = {}) =>
  gateway
    .client(who(name).token, 'EN')
    .send(calls.team.bets, { startTime: now - 7 * day, endTime: now, pageNo: 1, pageSize: 50, ...more })

describe('the bets of the team', () => {
  it('name player, agent and game', async () => {
    const game = await someGame(gateway)
    const { list } = await bets('boss', { customerName: 'kidthree' })
    expect(list).toMatchObject([
      {
        customerName: 'kidthree',
        directAgentName: 'side',
        gameName: game.name_en,
        gameCode: game.game_code,
        vassalage: game.vendor_code,
        betAmount: 5_000,
        profitAndLoss: -5_000,
      },
    ])
  })

  it.each([
    ['the whole team of the top', 'boss', {}, [6, 245_000, 260_000, 65_000]],
    ['a branch', 'upper', {}, [5, 240_000, 260_000, 70_000]],
    ['a name', 'upper', { customerName: 'KIDT' }, [2, 70_000, 0, -50_000]],
    ['open ones', 'boss', { status: 'open' }, [1, 20_000, 0, 0]],
    ['settled ones', 'boss', { status: 'settled' }, [4, 195_000, 260_000, 65_000]],
    ['cancelled ones', 'boss', { status: 'cancelled' }, [1, 30_000, 0, 0]],
    ['nobody below', 'lower', { customerName: 'direct' }, [0, 0, 0, 0]],
  ] as const)('sum over %s', async (_name, caller, filter, [count, betAmount, winAmount, profitAndLoss]) => {
    const { footer, page } = await bets(caller, { ...filter, pageSize: 1 })
    expect(footer).toMatchObject({ count, betAmount, winAmount, profitAndLoss })
    expect(page.total).toBe(count)
  })

  it('can be those of one account', async () => {
    const reply = await bets('boss', { customerId: String(who('kidtwo').id) })
    expect(reply.list.map((row) => row.customerName)).toEqual(['kidtwo', 'kidtwo'])
  })

  it('keep to the period', async () => {
    expect((await bets('boss', { startTime: now - hour })).footer.count).toBe(5)
    await expect(bets('boss', { startTime: now - 32 * day })).rejects.toMatchObject({ field: 'startTime' })
  })
})

const overview = (name: string, period: { startTime: number; endTime: number }): Promise<TeamOverview> =>
  gateway.client(who(name).token).send(calls.team.overview, period)

describe('who plays and who rests (team 4)', () => {
  it.each([
    ['bet in the last two days', { activeDays: 2 }, ['kidone', 'kidtwo']],
    ['bet before, but not in the last day', { quietDays: 1 }, []],
    ['may use their account', { status: 'active', userType: 'player' }, ['direct', 'kidone', 'kidtwo']],
    ['are disabled', { status: 'disabled' }, []],
    ['are deleted', { status: 'deleted' }, []],
  ] as const)('finds those who %s', async (_what, filter, names) => {
    expect(namesOf(await downlines('upper', filter)).toSorted()).toEqual(names)
  })

  it('finds nobody active and everybody quiet who bet, once time has passed', async () => {
    const bet = await downlines('upper', { quietDays: 1 })
    expect(namesOf(bet)).toEqual([])
    gateway.clock.advance(2 * day)
    try {
      expect(namesOf(await downlines('upper', { activeDays: 1 }))).toEqual([])
      expect(namesOf(await downlines('upper', { quietDays: 1 })).toSorted()).toEqual(['kidone', 'kidtwo'])
    } finally {
      gateway.clock.advance(-2 * day)
    }
  })

  it('says of a break that there is one, never which or until when', async () => {
    const account_id = who('kidthree').id
    const from = gateway.clock.now()
    await gateway.services.db
      .insertInto('protection_pause')
      .values({ account_id, kind: 'exclusion', starts_at: from, ends_at: from + day })
      .execute()
    const { list } = await downlines('side', { status: 'paused' })
    expect(list).toMatchObject([{ customerName: 'kidthree', activeFlag: 1, isPaused: true }])
    expect(JSON.stringify(list)).not.toContain(String(from + day))
    expect(JSON.stringify(list)).not.toContain('exclusion')
    expect(namesOf(await downlines('side', { status: 'active' }))).toEqual([])
  })
})

describe('the overview', () => {
  it('compares a period with the one of equal length before it', async () => {
    const reply = await overview('upper', { startTime: now - 12 * hour, endTime: now + 12 * hour - 1 })
    expect(reply).toMatchObject({
      teamSize: 5,
      agentCount: 2,
      playerCount: 3,
      teamBalance: 3_350_000 - 160_000,
    })
    expect(reply.current).toEqual({
      deposit: 300_000,
      withdraw: 100_000,
      betAmount: 170_000,
      winAmount: 250_000,
      profitAndLoss: 100_000,
      activeMembers: 2,
      newMembers: 0,
    })
    expect(reply.previous).toMatchObject({
      betAmount: 40_000,
      winAmount: 10_000,
      activeMembers: 1,
      deposit: 0,
    })
  })

  it('counts newcomers', async () => {
    const reply = await overview('upper', { startTime: now - 4 * day, endTime: now })
    expect(reply.current.newMembers).toBe(5)
  })

  it('has a row for each Vietnamese day, empty days included', async () => {
    // Noon in Vietnam on 4 November.
    const midnight = Date.UTC(2026, 10, 3, 17)
    const reply = await overview('upper', { startTime: midnight - 3 * day, endTime: midnight + day - 1 })
    expect(reply.days).toEqual([
      { day: '2026-11-01', betAmount: 0, profitAndLoss: 0 },
      { day: '2026-11-02', betAmount: 0, profitAndLoss: 0 },
      { day: '2026-11-03', betAmount: 40_000, profitAndLoss: -30_000 },
      { day: '2026-11-04', betAmount: 170_000, profitAndLoss: 100_000 },
    ])
    const sum = reply.days?.reduce((total, row) => total + row.betAmount, 0)
    expect(sum).toBe(reply.current.betAmount)
  })

  it('puts a bet at half past midnight in Vietnam on the new day', async () => {
    const player = await addPerson(gateway, 'nightowl', { upline: who('side') })
    await fund(gateway, player, 9_000)
    gateway.clock.advance(12.5 * hour)
    await placeBet(gateway, player, { stake: 9_000, win: 0 })
    const end = gateway.clock.now()
    const reply = await overview('side', { startTime: end - hour, endTime: end })
    expect(reply.days).toEqual([
      { day: '2026-11-04', betAmount: 0, profitAndLoss: 0 },
      { day: '2026-11-05', betAmount: 9_000, profitAndLoss: -9_000 },
    ])
  })

  it.each([
    ['92 days', 92 * day - 1, true],
    ['more than 92 days', 92 * day, false],
  ])('takes or refuses %s', async (_name, length, isTaken) => {
    const asked = overview('side', { startTime: now - length, endTime: now })
    if (isTaken) await expect(asked).resolves.toMatchObject({ teamSize: 2 })
    else await expect(asked).rejects.toMatchObject({ code: 'request_param_err', field: 'startTime' })
  })
})
