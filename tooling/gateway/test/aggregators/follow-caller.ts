import type { TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund } from '../wallet/people.ts'
import { deliveriesOf, type Delivery, type Message } from './caller.ts'
import { WalletModel, type Standing } from './model.ts'
import { say, type Seat, type Speaking, type Told, type Written } from './speakers/speaker.ts'
import type { Call } from './stage.ts'

const before = 150_000
let strangers = 0

/** An aggregator that calls a gateway, and how. */
export type Calling = {
  gateway: TestGateway
  speaking: Speaking
  /** The ways to the gateway, taken in turn; two messages of one moment go two ways. */
  ways: readonly Call[]
  /** A member who plays beside, and whose money nothing may touch. */
  stranger: Seat
}

/** A member who plays beside, at the aggregator's first title. */
export async function seatStranger(gateway: TestGateway, { aggregator }: Speaking): Promise<Seat> {
  const player = await addPerson(gateway, `stranger${(strangers += 1)}`)
  await fund(gateway, player, before)
  return { player, token: await aggregator.launch(player) }
}

/**
 * Plays what an aggregator sends of a seed over a bad line, for a member named `prefix`; undefined where the wallet told and moved what it should by the
 * model, else what went otherwise.
 */
export async function followCaller(
  calling: Calling,
  seed: string,
  prefix = seed,
): Promise<string | undefined> {
  const { gateway, speaking, stranger } = calling
  const player = await addPerson(gateway, prefix)
  await fund(gateway, player, before)
  const strangersMoney = await balanceOf(gateway, stranger.player.wallet)
  const seat = { player, token: await speaking.aggregator.launch(player) }
  let model = new WalletModel(before)
  for (const [at, delivery] of deliveriesOf(seed, speaking.speaker, prefix).entries()) {
    // oxlint-disable no-await-in-loop -- one moment after the other
    const told = await Promise.all(
      delivery.map((message, place) => send(calling, seat, { message, turn: at + place })),
    )
    const followed = follow(model, delivery, told)
    model = followed.model
    const has = await balanceOf(gateway, player.wallet)
    // oxlint-enable no-await-in-loop
    if (!followed.isSame || has !== model.balance) {
      return JSON.stringify({ seed, delivery, told, should: followed.should, has, shouldHave: model.balance })
    }
  }
  const end = {
    ...(await standingOf(calling, seat)),
    strangersMoney: await balanceOf(gateway, stranger.player.wallet),
  }
  const open = model.standing().filter(({ stake }) => stake > 0)
  const should = { rounds: open, told: { outcome: 'ok', balance: model.balance }, strangersMoney }
  const isAsItShould = JSON.stringify(end) === JSON.stringify(should)
  return isAsItShould ? undefined : JSON.stringify({ seed, end, should })
}

/** Plays seeds, some at the same time; what went otherwise in each. */
export async function followAll(
  calling: Calling,
  seeds: readonly string[],
  atOnce: number,
): Promise<string[]> {
  const left = [...seeds]
  const wrong: string[] = []
  const work = async (): Promise<void> => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- as many as there are workers
      const found = await followCaller(calling, seed)
      if (found !== undefined) wrong.push(found)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return wrong
}

type Sending = { message: Message; turn: number }

async function send(calling: Calling, seat: Seat, { message, turn }: Sending): Promise<Told> {
  const { gateway, speaking, ways, stranger } = calling
  if (message.act === 'leave') {
    await gateway.services.db.deleteFrom('session').where('account_id', '=', seat.player.id).execute()
    return { outcome: 'ok' }
  }
  const { wrong } = message
  const sender = wrong === 'member' ? stranger : seat
  const from = wrong === 'token' ? { ...sender, token: stranger.token } : sender
  const written = write(speaking, from, message)
  const way = ways[turn % ways.length]
  return say(speaking, written, {
    ...(way && { by: way }),
    ...(wrong === 'signature' && { signature: speaking.aggregator.sign(`${written.path} of nobody`) }),
  })
}

/** A message as its protocol writes it, with what is wrong in it. */
function write({ speaker }: Speaking, seat: Seat, message: Exclude<Message, { act: 'leave' }>): Written {
  if (message.act === 'rollback') return speaker.rollback(seat, message)
  const { wrong } = message
  const told = {
    title: wrong === 'title' ? 'nobody_knows' : message.title,
    amount: message.amount + (wrong === 'fraction' ? 0.5 : 0),
    ...(wrong === 'currency' && { currency: 'USD' }),
  }
  return message.act === 'bet'
    ? speaker.bet(seat, { ...message, ...told })
    : speaker.win(seat, { ...message, ...told })
}

/** What a model says to the messages of one moment: of two the wallet may have taken either first. */
function follow(model: WalletModel, delivery: Delivery, told: readonly Told[]) {
  const [straight, swapped] = [false, true].map((isSwapped) => {
    const next = model.copy()
    const should = next.takeAll(delivery, isSwapped)
    return { model: next, should, isSame: should.every((each, place) => isSame(told[place], each)) }
  })
  if (!straight || !swapped) throw new Error('there are two orders')
  return swapped.isSame && !straight.isSame ? swapped : straight
}

function isSame(told: Told | undefined, should: Told): boolean {
  const isBalance = should.balance === undefined || told?.balance === should.balance
  return told?.outcome === should.outcome && isBalance
}

/** What the wallet has of a member in the end: the rounds that stand, and what it says when it is asked. */
async function standingOf(
  { gateway, speaking }: Calling,
  seat: Seat,
): Promise<{ rounds: Standing[]; told: Told }> {
  const rows = await gateway.services.db
    .selectFrom('bet')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .select(['bet.status', 'bet.bet_amount', 'bet.win_amount', 'bet.paid_amount', 'game.game_code'])
    .where('bet.account_id', '=', seat.player.id)
    .where('bet.status', '!=', 'cancelled')
    .orderBy('bet.id')
    .execute()
  const rounds = rows.map((row) => ({
    title: row.game_code,
    stake: row.bet_amount,
    won: row.status === 'settled' ? row.win_amount : row.paid_amount,
    isSettled: row.status === 'settled',
  }))
  const { outcome, balance } = await say(speaking, speaking.speaker.balance(seat))
  return { rounds, told: { outcome, balance } }
}
