import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectReconciled } from '../../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, balanceOf, fund } from '../../wallet/people.ts'
import { connectSpeakers, speakerRows, speakers } from '../speakers/speakers.ts'
import { say, type Seat, type Speaker, type Speaking, type Written } from '../speakers/speaker.ts'
import { id, userOf } from '../stage.ts'
import { spoils } from './spoil.ts'

/** Bodies for each call: a sample in the gate. */
const perCall = process.env['SAOLA_RING'] === 'gate' ? 60 : 500
const before = 1_000_000
const title = 'sgr_gold_rush'

let gateway: TestGateway
let speakingOf: (speaker: Speaker) => Speaking
const lines: string[] = []
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  speakingOf = await connectSpeakers(gateway)
})
beforeEach(() => {
  lines.length = 0
  for (const name of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation(
      (...words: unknown[]) => void lines.push(words.map(String).join(' ')),
    )
  }
  return () => vi.restoreAllMocks()
})
afterAll(async () => {
  await expectReconciled(gateway.services.db)
  await Promise.all(speakers.map((speaker) => speakingOf(speaker).aggregator.close()))
  await gateway.close()
})

/** Each call of a protocol as it should be, about a stake that is open. */
const calls: readonly (readonly [string, (speaker: Speaker, seat: Seat, stake: string) => Written])[] = [
  ['balance', (speaker, seat) => speaker.balance(seat)],
  ['bet', (speaker, seat) => speaker.bet(seat, { id: id('bet'), round: id('round'), title, amount: 1_000 })],
  [
    'win',
    (speaker, seat, stake) =>
      speaker.win(seat, {
        id: id('win'),
        round: stake,
        title,
        reference: stake,
        amount: 2_000,
        isClosed: false,
      }),
  ],
  [
    'rollback',
    (speaker, seat, stake) => speaker.rollback(seat, { id: id('back'), round: stake, reference: stake }),
  ],
]

let people = 0

async function sit(speaking: Speaking): Promise<Seat> {
  const player = await addPerson(gateway, `badinput${(people += 1)}`)
  await fund(gateway, player, before)
  return { player, token: await speaking.aggregator.launch(player, title) }
}

/** Answers as they come, with their HTTP status. */
function watched({ aggregator }: Speaking) {
  const statuses: number[] = []
  const by = aggregator.over(async (path, init) => {
    const response = await gateway.fetch(`http://gateway.test${path}`, init)
    statuses.push(response.status)
    return response
  })
  return { by, statuses }
}

describe.each(speakerRows)(
  'bad input of %s is told in its own words, and moves nothing (games 141)',
  (_, speaker) => {
    it.each(calls)('%s', { timeout: 600_000 }, async (name, right) => {
      const speaking = speakingOf(speaker)
      const seat = await sit(speaking)
      const { by, statuses } = watched(speaking)
      const round = id('round')
      await say(speaking, speaker.bet(seat, { id: round, round, title, amount: 10_000 }))
      const has = () => balanceOf(gateway, seat.player.wallet)
      const names = Object.keys(right(speaker, seat, round).body)
      for (const spoil of fc.sample(spoils(names), { numRuns: perCall, seed: 39 })) {
        const { path, body } = right(speaker, seat, round)
        const text = spoil(body)
        // oxlint-disable no-await-in-loop -- each after the one before
        const held = await has()
        const answer = await by(path, text)
        const now = await has()
        // oxlint-enable no-await-in-loop
        expect([name, text, statuses.at(-1)]).toEqual([name, text, 200])
        const { outcome, balance } = speaker.read(answer)
        // A body may be right after all, where only what is not read was spoiled.
        const should = outcome === 'ok' ? (balance ?? now) : held
        expect([name, text, outcome, now]).toEqual([name, text, outcome, should])
      }
      expect(lines.filter((line) => tellsOf(seat, line))).toEqual([])
    })
  },
)

/** Whether a line of the log says who plays, by which token or key, or is more than one line. */
function tellsOf({ player, token }: Seat, line: string): boolean {
  const secrets = [token, player.name, player.token, userOf(player), 'PRIVATE KEY', 'PUBLIC KEY']
  return secrets.some((secret) => line.includes(secret)) || !/^[\x20-\x7E]*$/.test(line)
}

it('most bad input is refused, and a person can read of it', async () => {
  const [speaker] = speakers
  if (!speaker) throw new Error('nobody speaks')
  const speaking = speakingOf(speaker)
  const seat = await sit(speaking)
  const { body, path } = speaker.bet(seat, { id: id('bet'), round: id('round'), title, amount: 1_000 })
  await speaking.aggregator.call(path, JSON.stringify({ ...body, currency: 'USD' }))
  expect(lines).toHaveLength(1)
})
