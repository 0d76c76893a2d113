import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { protectionOf } from '../protection/play.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { connectSpeakers, speakerRows, speakers } from './speakers/speakers.ts'
import { say, type Bet, type Speaker, type Speaking, type Told, type Win } from './speakers/speaker.ts'
import { id } from './stage.ts'

const before = 1_000_000
const title = 'sgr_gold_rush'

let gateway: TestGateway
let speakingOf: (speaker: Speaker) => Speaking
let speaking: Speaking
let player: TestPerson
let token: string
let people = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  speakingOf = await connectSpeakers(gateway)
})
afterAll(async () => {
  await expectReconciled(gateway.services.db)
  await Promise.all(speakers.map((speaker) => speakingOf(speaker).aggregator.close()))
  await gateway.close()
})

/** A stake of a round, which is its own unless another is named. */
const bet = (stake: string, amount: number, more: Partial<Bet> = {}): Promise<Told> =>
  say(speaking, speaking.speaker.bet({ player, token }, { id: stake, round: stake, title, amount, ...more }))
const win = (reference: string | undefined, amount: number, more: Partial<Win> = {}): Promise<Told> => {
  const said = {
    id: id('win'),
    round: reference ?? id('round'),
    title,
    reference,
    amount,
    isClosed: true,
    ...more,
  }
  return say(speaking, speaking.speaker.win({ player, token }, said))
}
const rollback = (reference: string): Promise<Told> =>
  say(speaking, speaking.speaker.rollback({ player, token }, { id: id('back'), round: reference, reference }))
const has = () => balanceOf(gateway, player.wallet)
const ok = (balance: number): Told => ({ outcome: 'ok', balance })
const refused = expect.objectContaining({ outcome: 'refused' })
const signOut = () => gateway.services.db.deleteFrom('session').where('account_id', '=', player.id).execute()
const bets = () =>
  gateway.services.db
    .selectFrom('bet')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .select(['bet.status', 'bet.bet_amount', 'bet.win_amount', 'game.game_code'])
    .where('bet.account_id', '=', player.id)
    .orderBy('bet.id')
    .execute()
/** Closes a title, or opens it again. */
const close = (gameCode: string, isNew: 0 | 1) =>
  gateway.services.db.updateTable('game').set({ is_new: isNew }).where('game_code', '=', gameCode).execute()

describe.each(speakerRows)('the ten hardest cases in the words of %s (games 141)', (protocol, speaker) => {
  beforeEach(async () => {
    speaking = speakingOf(speaker)
    player = await addPerson(gateway, `${protocol}hardest${(people += 1)}`)
    await fund(gateway, player, before)
    token = await speaking.aggregator.launch(player, title)
  })

  it('1: a bet whose answer was lost is rolled back, and comes twice after that: nothing is taken', async () => {
    const stake = id('stake')
    expect(await bet(stake, 10_000)).toEqual(ok(990_000))
    expect(await rollback(stake)).toEqual(ok(before))
    // A repetition is told what was told first, and moves nothing.
    expect(await bet(stake, 10_000)).toEqual(ok(990_000))
    expect(await bet(stake, 10_000)).toEqual(ok(990_000))
    expect(await has()).toBe(before)
    expect(await bets()).toMatchObject([{ status: 'cancelled' }])
  })

  it('2: a win beside its bet, which is not there yet or just so, is paid once it comes again', async () => {
    const [stake, won] = [id('stake'), id('won')]
    expect(await win(stake, 30_000, { id: won })).toEqual(refused)
    const [staked, paid] = await Promise.all([bet(stake, 10_000), win(stake, 30_000, { id: won })])
    expect(staked).toEqual(ok(990_000))
    expect(['ok', 'refused']).toContain(paid.outcome)
    expect(await win(stake, 30_000, { id: won })).toEqual(ok(1_020_000))
    expect(await has()).toBe(1_020_000)
  })

  it('3: bet, bet, win, win, a rollback of the second bet, closed: it has paid, so all of it stays, in one record', async () => {
    const [first, second] = [id('stake'), id('stake')]
    await bet(first, 10_000)
    await bet(second, 5_000, { round: first })
    await win(first, 4_000, { isClosed: false })
    await win(second, 6_000, { round: first, isClosed: false })
    expect(await rollback(second)).toEqual(refused)
    expect(await win(first, 0)).toEqual(ok(995_000))
    expect(await bets()).toMatchObject([{ status: 'settled', bet_amount: 15_000, win_amount: 10_000 }])
  })

  it('4: a win is not rolled back, and the member who has spent it owes nothing', async () => {
    const [stake, won] = [id('stake'), id('won')]
    await bet(stake, 10_000)
    await win(stake, 25_000, { id: won })
    expect(await bet(id('stake'), before + 15_000)).toEqual(ok(0))
    expect(await rollback(won)).toEqual(refused)
    expect(await rollback(stake)).toEqual(refused)
    expect(await has()).toBe(0)
  })

  it('5: what no bet has won is paid a week later, after the session is over, once (games 143)', async () => {
    const award = speaker.promotes ? 'promotion' : 'free-round'
    const reference = speaker.promotes ? undefined : id('stake')
    const sent = { id: id('won'), award } as const
    gateway.clock.advance(7 * 86_400_000)
    await signOut()
    expect(await win(reference, 50_000, sent)).toEqual(ok(before + 50_000))
    expect(await win(reference, 50_000, sent)).toEqual(ok(before + 50_000))
    expect(await has()).toBe(before + 50_000)
  })

  it('6: a free bet takes nothing, no limit counts it, its win is paid, and its rollback does no harm (games 143)', async () => {
    await protectionOf(gateway, player).set('wager', '24h', 20_000)
    const stake = id('stake')
    expect(await bet(id('stake'), 30_000)).toMatchObject({ outcome: 'limit' })
    expect(await bet(stake, 30_000, { isFree: true })).toEqual(ok(before))
    expect(await win(stake, 8_000, { award: 'free-round' })).toEqual(ok(before + 8_000))
    expect(await rollback(stake)).toEqual(ok(before + 8_000))
    expect(await bets()).toEqual([])
    expect(await bet(id('stake'), 20_000)).toEqual(ok(before - 12_000))
  })

  it('7: an id with another amount is a duplicate, with another token alone the first answer', async () => {
    const stake = id('stake')
    await bet(stake, 10_000)
    expect(await bet(stake, 11_000)).toMatchObject({ outcome: 'duplicate' })
    token = await speaking.aggregator.launch(player, title)
    expect(await bet(stake, 10_000)).toEqual(ok(990_000))
    expect(await has()).toBe(990_000)
  })

  it('8: what no number holds is told and paid to the đồng, and half a đồng moves nothing', async () => {
    const [stake, large] = [id('stake'), 3_000_000_000_001]
    await fund(gateway, player, 91_000_000_000)
    const held = before + 91_000_000_000
    expect(await bet(stake, 10_001)).toEqual(ok(held - 10_001))
    expect(await win(stake, 1.5, { isClosed: false })).toEqual(refused)
    expect(await win(stake, large)).toEqual(ok(held - 10_001 + large))
    expect(await say(speaking, speaker.balance({ player, token }))).toEqual(ok(held - 10_001 + large))
  })

  it('9: a lobby goes on to another title, which has the record; a closed and an unknown one take nothing (games 140)', async () => {
    expect(await bet(id('stake'), 10_000, { title: 'pgs.tiger' })).toEqual(ok(990_000))
    await close('evo_lightning-dice', 1)
    expect(await bet(id('stake'), 10_000, { title: 'evo_lightning-dice' })).toEqual(refused)
    await close('evo_lightning-dice', 0)
    expect(await bet(id('stake'), 10_000, { title: 'nobody_knows' })).toEqual(refused)
    expect(await bets()).toMatchObject([{ game_code: 'pgs.tiger', bet_amount: 10_000 }])
    expect(await has()).toBe(990_000)
  })

  it.each([
    ['signs out', signOut],
    ['takes a break', () => protectionOf(gateway, player).rest('24h')],
    ['is excluded', () => protectionOf(gateway, player).exclude('6m')],
  ])(
    '10: who %s in a round is paid, stakes nothing more, and fifty rollbacks do no harm',
    async (_, leave) => {
      const [stake, late] = [id('stake'), id('stake')]
      await bet(stake, 10_000)
      await leave()
      expect(await bet(late, 5_000, { round: stake })).toEqual(refused)
      for (let time = 0; time < 50; time += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await rollback(late)).toEqual(ok(990_000))
      }
      expect(await win(stake, 20_000)).toEqual(ok(before + 10_000))
    },
  )
})
