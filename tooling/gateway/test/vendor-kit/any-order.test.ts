import { calls } from '@saola/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { publish, runTurnover } from '../promotions/stage.ts'
import { sumDays } from '../../src/team/reports/sum-days.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch, seamless, type Answer } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund } from '../wallet/people.ts'

const funded = 10_000_000
const acts = 40

let gateway: TestGateway
/** What of a stake at the title counts as valid bet, in hundredths of a percent. */
let share: number
beforeAll(async () => {
  gateway = await startGateway()
  const { rtp } = await gateway.services.db
    .selectFrom('game')
    .select('rtp')
    .where('node_id', '=', '105')
    .executeTakeFirstOrThrow()
  // The demo counts whole what keeps 4 percent or more.
  share = Math.min(10_000, Math.floor(((10_000 - rtp) / 400) * 10_000))
})
afterAll(() => gateway.close())

/** What the days of an account and the turnover of its bonus have counted. */
async function countedOf(accountId: number): Promise<{ validBet: number; wagered: number }> {
  const { rows } = await sql<{ validBet: number; wagered: number }>`
    select (select coalesce(sum(valid_amount), 0)::bigint from play_of_day where account_id = ${accountId}) as "validBet",
      (select wagered from participation where account_id = ${accountId}) as wagered`.execute(
    gateway.services.db,
  )
  return rows[0] ?? { validBet: 0, wagered: 0 }
}

/** Numbers that follow from a seed; below `most`. */
function drawOf(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

function sum(rounds: readonly Round[], of: (round: Round) => number): number {
  return rounds.reduce((total, round) => total + of(round), 0)
}

type Round = { id: string; stake: number; paid: number; state: 'open' | 'settled' | 'none' }
type Sent = { name: string; request: object; answer: Answer }

describe('stakes, results, corrections and rounds that were none, in any order (games 88 to 92)', () => {
  it.each(Array.from({ length: 12 }, (_, at) => at + 1))('seed %i', async (seed) => {
    const draw = drawOf(seed)
    const agent = await addPerson(gateway, `orderagent${seed}`, { type: 1 })
    const player = await addPerson(gateway, `orderplayer${seed}`, { upline: agent })
    await fund(gateway, player, funded)
    // So much turnover that no bonus ends meanwhile.
    const promotionId = await publish(gateway, {
      families: ['MINI'],
      multiple: 1_000_000,
      acceptWarnings: true,
    })
    const own = gateway.client(player.token)
    await own.send(calls.promotions.join, { promotionId }, { idempotencyKey: `any-order-joins-${seed}` })
    gateway.clock.advance(1_000)
    const token = await launch(gateway, player)
    const { sessionKey } = (await seamless(gateway, 'session', { token })).value
    const rounds: Round[] = []
    const sent: Sent[] = []
    let ids = 0
    const ask = async (name: string, request: object): Promise<boolean> => {
      const answer = await seamless(gateway, name, request)
      expect(answer.status).toBeLessThan(500)
      sent.push({ name, request, answer })
      return answer.success
    }
    const newId = (): string => `order-${seed}-${(ids += 1)}`
    for (let at = 0; at < acts; at += 1) {
      gateway.clock.advance(1_000)
      const round = rounds[draw(rounds.length)]
      const act = draw(9)
      const amount = draw(4) * 10_000
      if (round === undefined || act <= 2) {
        const id = newId()
        const stake = 10_000 + draw(3) * 5_000
        const debit = { transactionId: id, roundId: id, sessionKey, amount: stake, content: '' }
        if (await ask('debit', debit)) rounds.push({ id, stake, paid: 0, state: 'open' })
      } else if (act <= 5) {
        const isLast = act > 3
        const credit = { transactionId: newId(), debitTransactionId: round.id, amount, content: '', isLast }
        if (await ask('credit', credit)) {
          round.paid += amount
          if (isLast) round.state = 'settled'
        }
      } else if (act === 6) {
        const isBack = await ask('rollback', { transactionId: newId(), debitTransactionId: round.id })
        if (isBack) Object.assign(round, { paid: 0, state: 'none' })
      } else if (act === 7) {
        const isVoid = draw(2) === 0
        const what = isVoid ? { isVoid } : { amount }
        if (await ask('correct', { transactionId: newId(), debitTransactionId: round.id, ...what }))
          Object.assign(round, isVoid ? { paid: 0, state: 'none' } : { paid: amount })
      } else {
        const first = sent[draw(sent.length)]
        if (first?.answer.success)
          expect(await seamless(gateway, first.name, first.request)).toEqual(first.answer)
      }
      if (draw(4) === 0) await runTurnover(gateway)
      if (draw(6) === 0) await sumDays.run(gateway.services)
    }
    await runTurnover(gateway)
    const left = rounds.filter(({ state }) => state !== 'none')
    const ended = left.filter(({ state }) => state === 'settled')
    expect(ended.length).toBeGreaterThan(0)
    expect(await balanceOf(gateway, player.wallet)).toBe(
      funded + sum(left, ({ stake, paid }) => paid - stake),
    )
    const { validBet, wagered } = await countedOf(player.id)
    expect(wagered).toBe(validBet)
    // A stake that came back as it was counts nothing.
    const counting = ended.filter(({ stake, paid }) => paid !== stake)
    expect(validBet).toBe(sum(counting, ({ stake }) => Math.floor((stake * share) / 10_000)))
    await expectReconciled(gateway.services.db)
  })
})
