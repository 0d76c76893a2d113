import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { newKey, sitDown, type Seat } from './seat.ts'

let gateway: TestGateway
let player: TestPerson
let number = 0
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  number += 1
  player = await addPerson(gateway, `quick${number}`)
  await fund(gateway, player, 1_000_000)
})

/** Sits the player down at an open title of an act, as the lobby lists it. */
async function sitDownAt(act: string, language: 'VI' | 'EN' = 'EN'): Promise<Seat> {
  const { node_id: nodeId } = await gateway.services.db
    .selectFrom('game')
    .select('node_id')
    .where('family', '=', 'MINI')
    .where('game_code', 'like', `MINI\\_%\\_${act}`)
    .where('status', '=', 'open')
    .orderBy('sort')
    .limit(1)
    .executeTakeFirstOrThrow()
  return sitDown(gateway, player, undefined, nodeId, language)
}

it.each([
  ['DICE', { side: 'over', target: 4_999 }],
  ['BALL_DROP', { rows: 12, risk: 'medium' }],
  ['KENO', { picks: [3, 9, 27], table: 'classic' }],
  ['WHEEL', { segments: 20, risk: 'low' }],
  ['EGG_SMASH', { place: 4, risk: 'low' }],
  ['ENVELOPE_OPENING', { place: 8, risk: 'high' }],
  ['SCRATCH_CARD', {}],
  ['ROCK_PAPER_SCISSORS', { hand: 'paper' }],
  ['GOURD_CRAB', { chips: [2, 0, 0, 0, 0, 1] }],
  ['ROCKET', { target: 200 }],
])('%s is over at once, and its payout is in the balance', async (act, choice) => {
  const seat = await sitDownAt(act)
  const { value } = await seat.post('/api/play', { key: newKey(), stake: 100_000, choice })
  expect(value).toMatchObject({ round: { state: 'paid', isOver: true, staked: 100_000 } })
  expect(value.balance).toBe(900_000 + value.round.payout)
})

it.each([
  ['DICE', { side: 'over', target: 9_999 }],
  ['BALL_DROP', { rows: 17, risk: 'low' }],
  ['KENO', { picks: [], table: 'classic' }],
  ['GOURD_CRAB', { chips: [0, 0, 0, 0, 0, 0] }],
])('%s refuses the choice %j and takes no stake', async (act, choice) => {
  const seat = await sitDownAt(act)
  const refused = await seat.post('/api/play', { key: newKey(), stake: 100_000, choice })
  expect(refused.success).toBe(false)
  expect(await balanceOf(gateway, player.wallet)).toBe(1_000_000)
})

it.each([
  ['COIN_TOSS', { side: 'sun' }, { side: 'moon' }],
  ['HIGH_LOW', {}, { guess: 'high' }],
  ['CARD_DRAW', {}, { guess: 'low' }],
  ['ROAD_CROSSING', { level: 'easy' }, { tile: 2 }],
  ['TILE_FLIP', { mines: 3 }, { tile: 12 }],
])('%s goes on by moves until it is taken or lost', async (act, choice, move) => {
  const seat = await sitDownAt(act)
  let { value } = await seat.post('/api/play', { key: newKey(), stake: 100_000, choice })
  const { roundId } = value.round
  for (const next of [move, { cashOut: true }]) {
    if (value.round.isOver) break
    const step = value.round.moves.length
    value = (await seat.post('/api/move', { roundId, step, move: next })).value
  }
  expect(value.round).toMatchObject({ state: 'paid', isOver: true })
  expect(value.balance).toBe(900_000 + value.round.payout)
})

it.each([
  ['VI', /^Bao -> (?:Búa|Bao|Kéo)$/],
  ['EN', /^Paper -> (?:Rock|Paper|Scissors)$/],
] as const)(
  'the betting record speaks of a round in the language of its session: %s',
  async (language, words) => {
    const seat = await sitDownAt('ROCK_PAPER_SCISSORS', language)
    const { value } = await seat.post('/api/play', {
      key: newKey(),
      stake: 100_000,
      choice: { hand: 'paper' },
    })
    const record = await gateway.services.db
      .selectFrom('bet')
      .select('content')
      .where('account_id', '=', player.id)
      .executeTakeFirstOrThrow()
    expect(record.content).toMatch(words)
    expect(record.content).toBe(`${language === 'VI' ? 'Bao' : 'Paper'} -> ${value.round.result}`)
  },
)
