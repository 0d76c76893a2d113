import { calls } from '@saola/protocol'
import { minuteMs } from '@saola/rules'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { refusal, visit } from '../http/visitor.ts'
import { addDraw, openLottery } from '../lottery/stage.ts'
import type { FoundPlace } from '../../src/services/ports.ts'
import { operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newKey, seamless } from '../vendor/seat.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { answerChecks } from './play.ts'

const gameCode = 'NORTH_PLACED'
const home = '203.0.113.7'
const abroad = '203.0.113.99'
const hidden = '203.0.113.200'

let gateway: TestGateway
let member: TestPerson
let number = 0
/** What the service says, and what it was asked. */
let places: Record<string, FoundPlace | Error>
let asked: string[] = []

beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await openLottery(gateway, gameCode)
  gateway.services.placeService = {
    find: async (address) => {
      asked.push(address)
      const found = places[address]
      if (found instanceof Error) throw found
      return found
    },
  }
})
beforeEach(async () => {
  places = {
    [home]: { region: 'VN', isProxy: false },
    [abroad]: { region: 'GB', isProxy: false },
    [hidden]: { region: 'VN', isProxy: true },
  }
  asked = []
  member = await addPerson(gateway, `placed${(number += 1)}`)
  await fund(gateway, member, 1_000_000)
  await answerChecks(gateway, member)
  await operate(gateway, { places: { checks: true, againMinutes: 30 }, restrictedRegions: ['GB'] })
})
afterEach(() => operate(gateway, { places: { checks: false }, restrictedRegions: [] }))
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

const at = (addresses: string) => visit(gateway, { addresses, token: member.token, language: 'EN' }).api

/** A sitting that was launched from an address. */
async function sitDown(addresses = home) {
  const { content, playSessionId } = await at(addresses).send(calls.games.launchGame, {
    launchMode: 'GLS',
    nodeId: '105',
  })
  const token = new URL(content?.game_url ?? '').searchParams.get('token') ?? ''
  const { sessionKey } = (await seamless(gateway, 'session', { token })).value
  return {
    stake: async () => {
      const id = `placed-${(number += 1)}`
      const told = { transactionId: id, roundId: id, sessionKey, amount: 1_000, content: '' }
      const { success, errorCode } = await seamless(gateway, 'debit', told)
      return success ? 'done' : errorCode
    },
    /** The page asks how long the member has played. */
    look: (from = home) =>
      at(from).send(calls.protection.playSession, { playSessionId: playSessionId ?? '' }),
  }
}

const events = () =>
  gateway.services.db
    .selectFrom('significant_event')
    .select(['kind', 'before', 'after'])
    .where('account_id', '=', member.id)
    .where('kind', '=', 'protection.place-stopped')
    .orderBy('id')
    .execute()

describe('a service of places (protection 25)', () => {
  it('is asked at the launch, whose answer is kept for the session', async () => {
    expect(await (await sitDown()).stake()).toBe('done')
    await sitDown()
    expect(asked).toEqual([home])
  })

  it('is asked at the sign-in', async () => {
    await visit(gateway, { addresses: hidden }).signIn('minhthu')
    expect(asked).toEqual([hidden])
    const [event] = await gateway.services.db
      .selectFrom('significant_event')
      .select('after')
      .where('kind', '=', 'protection.place-stopped')
      .orderBy('id', 'desc')
      .execute()
    expect(event?.after).toEqual({ region: 'VN', isProxy: true, stop: 'proxy' })
  })

  it('names a closed region: no launch, in the words for one, and an event', async () => {
    expect((await refusal(sitDown(abroad))).code).toBe('system.region')
    expect(await events()).toMatchObject([{ after: { region: 'GB', isProxy: false, stop: 'region' } }])
  })

  it('is not asked where the merchant does not say so', async () => {
    await operate(gateway, { places: { checks: false } })
    expect(await (await sitDown(hidden)).stake()).toBe('done')
    expect(asked).toEqual([])
  })

  it('that does not answer, or knows nothing of an address, stops nobody', async () => {
    places[home] = new Error('nobody there')
    expect(await (await sitDown()).stake()).toBe('done')
    expect(await (await sitDown('203.0.113.50')).stake()).toBe('done')
  })
})

describe('during play (protection 29)', () => {
  it('the place is asked anew after its minutes, and a stake goes by the kept answer', async () => {
    const sitting = await sitDown()
    gateway.clock.advance(10 * minuteMs)
    await sitting.look()
    expect(asked).toEqual([home])
    places[home] = { region: 'GB', isProxy: false }
    gateway.clock.advance(21 * minuteMs)
    expect(await sitting.stake()).toBe('done')
    await sitting.look()
    expect(asked).toEqual([home, home])
    expect(await sitting.stake()).toBe('seamless.region')
  })

  it('another address is asked about at once', async () => {
    const sitting = await sitDown()
    await sitting.look(abroad)
    expect(await sitting.stake()).toBe('seamless.region')
    await sitting.look()
    expect(await sitting.stake()).toBe('done')
    expect(asked).toEqual([home, abroad, home])
  })

  it('nothing is staked where nobody has asked for twice as long, until somebody does', async () => {
    const sitting = await sitDown()
    gateway.clock.advance(61 * minuteMs)
    expect(await sitting.stake()).toBe('seamless.place')
    await sitting.look()
    expect(await sitting.stake()).toBe('done')
  })
})

describe('a proxy (protection 30)', () => {
  it('stops stakes in a sitting that is open, and launches, in words of its own', async () => {
    const sitting = await sitDown()
    await sitting.look(hidden)
    expect(await sitting.stake()).toBe('seamless.proxy')
    const refused = await refusal(sitDown(hidden))
    expect([refused.status, refused.code]).toEqual([403, 'protection.place'])
    expect(refused.message).toContain('VPN')
  })

  it('stops orders on draws', async () => {
    const drawId = await addDraw(gateway, gameCode, { numero: `20261120-${number}` })
    const place = (addresses: string) =>
      at(addresses).send(
        calls.lottery.place,
        {
          gameCode,
          lines: [{ type: 'de-dac-biet', numbers: ['13'], base: 1_000, odds: 99.5 }],
          draws: [{ drawId, multiplier: 1 }],
          stopOnWin: false,
        },
        { idempotencyKey: newKey() },
      )
    expect((await refusal(place(hidden))).code).toBe('protection.place')
    expect(await place(home)).toMatchObject({ gameCode })
  })

  it('is told as an event once, and again after it was gone', async () => {
    const sitting = await sitDown()
    await sitting.look(hidden)
    await sitting.look(hidden)
    await sitting.look()
    await sitting.look(hidden)
    expect((await events()).map(({ after }) => after?.['stop'])).toEqual(['proxy', 'proxy'])
  })
})
