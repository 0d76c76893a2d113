import { calls } from '@saola/protocol'
import { bookPoints } from '@saola/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { savePaymentPassword } from '../../src/accounts/payment-password.ts'
import { settleDraw } from '../../src/lottery/settle-draw.ts'
import { changeMerchant } from '../../src/operations/change-merchant.ts'
import { bookEarnings } from '../../src/points/book-earnings.ts'
import { operateMission } from '../../src/promotions/missions/operate-mission.ts'
import { earnRaffleTickets } from '../../src/promotions/raffles/earn-raffle-tickets.ts'
import { followBets } from '../../src/promotions/standing/follow-bets.ts'
import { operateVip } from '../../src/promotions/vip/operate-vip.ts'
import { raiseLevels } from '../../src/promotions/vip/raise-levels.ts'
import { sumDays } from '../../src/team/reports/sum-days.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { addDraw, corrected, drawn, northern, openLottery, voided } from '../lottery/stage.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { footballNode } from '../vendor/match-table.ts'
import { newKey } from '../vendor/seat.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { correct, deposit, playRound } from './played-stage.ts'
import { publish, walletOf } from './stage.ts'

const bankSecret = 'the-bank-of-any-order'
const merchant = 'saola'
const gameCode = 'NORTH_IN_ANY_ORDER'
const acts = 44
const hourMs = 3_600_000
const levels = [
  { total: 0, bonus: 0 },
  { total: 100_000, bonus: 5_000 },
  { total: 250_000, bonus: 20_000 },
]
const mission = 30_000
const rate = 1_000
const ratio = { points: 1, perAmount: 1_000 }
let gateway: TestGateway
let football = ''

beforeAll(async () => {
  gateway = await startGateway({ bankSecret })
  const { services } = gateway
  await openLottery(gateway, gameCode)
  football = await footballNode(gateway)
  await changeMerchant(services, {
    merchant,
    points: {
      earn: { lottery: ratio, slots: ratio, sports: ratio, deposit: { points: 1, perAmount: 50_000 } },
      convert: { points: 100, amount: 5_000 },
    },
    validBets: { wholeFromEdge: 0 },
  })
  await services.db.updateTable('account').set({ club_id: null }).execute()
  await services.db.deleteFrom('vip_reach').execute()
  await services.db.deleteFrom('club').execute()
  const families = await services.db.selectFrom('game').select('family').distinct().execute()
  const rebates = Object.fromEntries(families.map(({ family }) => [family, rate]))
  for (const [place, { total, bonus }] of levels.entries())
    await operateVip(services, {
      step: 'level',
      merchant,
      place,
      name: { VI: `Hạng ${place}`, EN: `Level ${place}` },
      color: '#b0703c',
      total,
      month: 0,
      upgradeBonus: bonus,
      salary: 0,
      rebates,
    })
  await operateMission(services, {
    step: 'mission',
    merchant,
    kind: 'first_bet',
    reward: mission,
    isOpen: true,
  })
  await work()
})
afterAll(() => gateway.close())

const jobs = [bookEarnings, raiseLevels, followBets, sumDays, earnRaffleTickets]
async function work(): Promise<void> {
  for (const job of jobs) await job.run(gateway.services)
}

/** What may be refused as the moment is. */
const attempt = (what: Promise<unknown>) => what.catch(() => undefined)

/** Numbers that follow from a seed; below `most`. */
function drawOf(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

type Kind = 'lottery' | 'slots' | 'sports'
/** A stake as the model has it: what of it counts now, and what may come of it next. */
type Bet = {
  kind: Kind
  stake: number
  state: 'open' | 'counts' | 'tie' | 'none'
  next: Partial<Record<'settle' | 'change' | 'void', () => Promise<Bet['state']>>>
}

async function betOnDraw(who: TestPerson, numero: string): Promise<Bet> {
  const stake = 100_000
  const drawId = await addDraw(gateway, gameCode, { numero })
  const line = { type: 'de-dac-biet', numbers: ['77'], base: stake, odds: 99.5 }
  const slip = { gameCode, lines: [line], draws: [{ drawId, multiplier: 1 }], stopOnWin: false }
  await gateway.client(who.token).send(calls.lottery.place, slip, { idempotencyKey: newKey() })
  let version = 0
  const settle = () => settleDraw(gateway.services, Number(drawId))
  const bet: Bet = { kind: 'lottery', stake, state: 'open', next: {} }
  const draw = async () => {
    await drawn(gateway, drawId, version % 2 === 0 ? northern : corrected, version)
    version += 1
    await settle()
    return 'counts' as const
  }
  const cancel = async () => {
    await voided(gateway, drawId)
    await settle()
    bet.next = {}
    return 'none' as const
  }
  bet.next = {
    void: cancel,
    settle: async () => {
      // A loss stays one under the corrected result.
      bet.next = { change: draw, void: cancel }
      return draw()
    },
  }
  return bet
}

async function betOnRound(who: TestPerson, kind: 'slots' | 'sports', stake: number): Promise<Bet> {
  const id = await playRound(gateway, who, {
    amount: stake,
    nodeId: kind === 'slots' ? '105' : football,
  })
  const bet: Bet = { kind, stake, state: 'counts', next: {} }
  bet.next = {
    change: async () => {
      const isTie = bet.state === 'counts'
      await correct(gateway, id, { amount: isTie ? stake : 0 })
      return isTie ? 'tie' : 'counts'
    },
    void: async () => {
      await correct(gateway, id, { isVoid: true })
      bet.next = {}
      return 'none'
    },
  }
  return bet
}

const readNumber = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  Number((await query.execute(gateway.services.db)).rows[0]?.n ?? 0)

describe('points, rewards, levels, rebates and tickets after bets in any order (points 16, promotions 37)', () => {
  it.each(Array.from({ length: 8 }, (_, at) => at + 1))('seed %i', async (seed) => {
    const draw = drawOf(seed * 7_919)
    const who = await addPerson(gateway, `followed${seed}`)
    await savePaymentPassword(gateway.services.db, who.id, '246810', gateway.services)
    await fund(gateway, who, 20_000_000)
    const { send } = gateway.client(who.token)
    const now = gateway.services.now()
    await publish(gateway, { startsAt: now - hourMs, endsAt: now + hourMs })
    const bets: Bet[] = []
    let converted = 0
    let deposited = 0
    const claimedRebates: { kind: string; validBet: number }[] = []
    for (let at = 0; at < acts; at += 1) {
      gateway.clock.advance(1_000)
      const bet = bets[draw(bets.length)]
      // At last much is void, and the wallet is empty again and again.
      const isLate = at >= acts - 14
      const act = isLate && draw(3) > 0 ? 12 : draw(15)
      if (bet === undefined || act <= 2) {
        if ((await walletOf(gateway, who)) < 200_000) continue
        const kind = (['lottery', 'slots', 'sports'] as const)[draw(3)] ?? 'slots'
        const made =
          kind === 'lottery'
            ? await betOnDraw(who, `20261128-${seed * 1000 + at}`)
            : await betOnRound(who, kind, 50_000 + draw(4) * 37_500)
        bets.push(made)
      } else if (act <= 7) {
        const step = (['settle', 'change', 'void', 'settle', 'change'] as const)[act - 3] ?? 'settle'
        const wanted = bet.next[step] ?? bet.next.settle
        if (wanted) bet.state = await wanted()
      } else if (act === 8) {
        const points = await send(calls.points.balance)
        const whole = points - (points % 100)
        const asked = { points: whole, paymentPassword: '246810' }
        if (whole > 0 && (await attempt(send(calls.points.convert, asked, { idempotencyKey: newKey() }))))
          converted += whole
      } else if (act <= 10) {
        await attempt(
          send(calls.promotions.claimMission, { kind: 'first_bet' }, { idempotencyKey: newKey() }),
        )
        const [reward] = await send(calls.promotions.issued, { status: 'I' })
        if (reward) {
          const { rewardId: promotionClaimId, promotionType } = reward
          const wanted = { promotionClaimId, promotionType }
          await attempt(send(calls.promotions.claimIssued, wanted, { idempotencyKey: newKey() }))
        }
      } else if (act === 11) {
        const claim = await send(calls.promotions.claimRebate, undefined, { idempotencyKey: newKey() }).catch(
          () => undefined,
        )
        for (const { family, validBet } of claim?.parts ?? []) claimedRebates.push({ kind: family, validBet })
      } else if (act <= 13) {
        const voidable = bets.filter(({ next }) => next.void)
        const gone = voidable[draw(voidable.length)]
        if (gone?.next.void) gone.state = await gone.next.void()
        const left = await walletOf(gateway, who)
        if (isLate && left > 0 && draw(2) === 0) {
          await playRound(gateway, who, { amount: left, isLast: false })
          await work()
        }
      } else {
        deposited += 100_000
        await deposit(gateway, who, 100_000, bankSecret)
      }
      const job = jobs[draw(jobs.length * 2)]
      if (job) await job.run(gateway.services)
    }
    await work()
    await work()

    // What counts, from scratch.
    const counting = bets.filter(({ state }) => state === 'counts')
    const validOf = (kind: Kind) =>
      counting.filter((bet) => bet.kind === kind).reduce((sum, { stake }) => sum + stake, 0)
    const valid = validOf('lottery') + validOf('slots') + validOf('sports')

    const { owed } = await send(calls.points.details, { pageNo: 1, pageSize: 1 })
    const earned = (['lottery', 'slots', 'sports'] as const).reduce(
      (sum, kind) => sum + bookPoints(ratio, validOf(kind), 0, 0).changed,
      bookPoints({ points: 1, perAmount: 50_000 }, deposited, 0, 0).changed,
    )
    expect((await send(calls.points.balance)) - owed).toBe(earned - converted)
    expect(Math.min(await send(calls.points.balance), owed)).toBe(0)

    // The level only rises within a month; its bonus stands where the bets reach it.
    const reached = levels.findLastIndex(({ total }) => valid >= total)
    const { totalTurnover, place } = await send(calls.promotions.vip)
    expect(totalTurnover.actual).toBe(valid)
    if (valid > 0) expect(place ?? -1).toBeGreaterThanOrEqual(reached)
    const isPlayed = bets.some(({ state }) => state === 'counts' || state === 'tie')
    const rewards = await sql<{ amount: number; paid: number; isClaimed: boolean }>`
      select vip_reward.amount, vip_reward.claimed_at is not null as "isClaimed",
        (withdrawn_at is null and not exists (
          select from reward_return where source = 'vip-reward:' || vip_reward.id and returned_at is null
        ))::integer as paid
      from vip_reward where account_id = ${who.id}`.execute(gateway.services.db)
    const standing = rewards.rows.filter(({ paid }) => Number(paid) === 1).map(({ amount }) => Number(amount))
    expect(standing.toSorted((a, b) => a - b)).toEqual(
      levels.flatMap(({ total, bonus }) => (bonus > 0 && valid >= total ? [bonus] : [])),
    )

    // Money: what was paid of rewards less what was taken and is still owed is what stands and was claimed.
    const isMissionClaimed = await readNumber(
      sql`select count(*) as n from mission_claim where account_id = ${who.id}`,
    )
    const claimedStanding = rewards.rows
      .filter(({ paid, isClaimed }) => Number(paid) === 1 && isClaimed)
      .reduce((sum, { amount }) => sum + Number(amount), 0)
    const moved = await readNumber(sql`
      select coalesce(sum(money_entry.amount), 0) as n from money_entry
      join transfer on transfer.id = money_entry.transfer_id
      where money_entry.account_id = ${who.id} and (transfer.scope like 'mission:%' or transfer.scope like 'vip-reward:%'
        or transfer.scope like 'reward-return:%')`)
    const owedRewards = await readNumber(
      sql`select coalesce(sum(owed), 0) as n from reward_debt where account_id = ${who.id}`,
    )
    const mayStand = isMissionClaimed === 1 && isPlayed ? mission : 0
    expect(moved - owedRewards).toBe(mayStand + claimedStanding)

    // Rebates: what was claimed and what waits is the rate of what counts, never more beside what is owed.
    const { parts } = await send(calls.promotions.rebates)
    const claimedBets = claimedRebates.reduce((sum, { validBet }) => sum + validBet, 0)
    const left = parts.reduce((sum, { validBet, owedBet = 0 }) => sum + validBet - owedBet, 0)
    expect(left + claimedBets).toBe(valid)
    await expectReconciled(gateway.services.db)
  })
})
