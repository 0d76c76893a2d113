import { calls } from '@saola/protocol'
import { AppProvider, useServerNow, type AppContext } from '@saola/shell'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createClock, isOff, offsetByDate } from '../../src/context/clock.ts'
import { testApp } from '../test-app.ts'

const hour = 3_600_000
const minute = 60_000
const second = 1_000
/** What time it is at the gateway. */
const start = Date.parse('2026-11-25T20:00:00.400+07:00')

/** A device whose clock is `ahead` of the gateway's, in front of a gateway that answers at once. */
function deviceAhead(ahead: number) {
  let wall = start + ahead
  let ran = 0
  const clock = createClock({ device: () => wall, steady: () => ran })
  return {
    clock,
    gateway: () => start + ran,
    pass: (ms: number) => {
      wall += ms
      ran += ms
    },
    /** Somebody sets the device's clock. */
    set: (by: number) => {
      wall += by
    },
    /** The device sleeps: its steady count stands still. */
    sleep: (ms: number) => {
      wall += ms
    },
    hear: () => {
      const serverAt = Math.floor((start + ran) / second) * second
      clock.note(offsetByDate({ sentAt: wall - 40, heardAt: wall, serverAt }))
    },
  }
}

describe('the clock of an app follows the gateway (system 23)', () => {
  it('is that of the device until an answer has come', () => {
    const { clock, gateway } = deviceAhead(3 * hour)
    expect(clock.now() - gateway()).toBe(3 * hour)
    expect(isOff(clock.known())).toBe(false)
  })

  it.each([
    ['right', 0],
    ['half a second ahead', 500],
    ['a second behind', -second],
  ])('stays that of a device that is %s', (_, ahead) => {
    const { clock, hear } = deviceAhead(ahead)
    hear()
    expect(clock.known().offsetMs).toBe(0)
  })

  it.each([
    ['three hours ahead', 3 * hour, true],
    ['three hours behind', -3 * hour, true],
    ['three days behind', -72 * hour, true],
    ['five minutes ahead', 5 * minute, true],
    ['a minute and a half ahead', 90 * second, false],
    ['ten seconds behind', -10 * second, false],
  ])('is that of the gateway on a device that is %s', (_, ahead, told) => {
    const { clock, gateway, hear, pass } = deviceAhead(ahead)
    hear()
    pass(10 * minute)
    expect(Math.abs(clock.now() - gateway())).toBeLessThan(second)
    expect(isOff(clock.known())).toBe(told)
  })

  it('is not moved about by answers that say no more than is known', () => {
    const { clock, hear, pass } = deviceAhead(3 * hour)
    hear()
    const before = clock.known()
    for (const ms of [700, 300, 9_000]) {
      pass(ms)
      hear()
    }
    expect(clock.known()).toEqual(before)
  })

  it('goes on at once when a device that was ahead is put right, also while nobody answers', () => {
    const { clock, gateway, hear, pass, set } = deviceAhead(3 * hour)
    hear()
    pass(minute)
    set(-3 * hour)
    expect(clock.wasSet()).toBe(true)
    expect(Math.abs(clock.now() - gateway())).toBeLessThan(second)
    expect(clock.wasSet()).toBe(false)
  })

  it('goes on with the next answer when a device that was behind is put right', () => {
    const { clock, gateway, hear, set } = deviceAhead(-3 * hour)
    hear()
    set(3 * hour)
    expect(clock.wasSet()).toBe(true)
    hear()
    expect(Math.abs(clock.now() - gateway())).toBeLessThan(second)
  })

  it('is right after the device slept', () => {
    const { clock, hear, sleep } = deviceAhead(0)
    hear()
    sleep(5 * hour)
    expect(clock.wasSet()).toBe(true)
    expect(clock.now()).toBe(start + 5 * hour)
  })

  it('believes a look at the gateway to the tenth of a second over its date', async () => {
    const { clock, gateway, hear } = deviceAhead(3 * hour)
    hear()
    clock.note(await clock.read(() => Promise.resolve(gateway())))
    hear()
    expect(clock.now()).toBe(gateway())
  })

  it('tells those who show it', () => {
    const { clock, hear } = deviceAhead(3 * hour)
    let told = 0
    const stop = clock.subscribe(() => (told += 1))
    hear()
    hear()
    expect(told).toBe(1)
    stop()
  })
})

it('the clock of an app is learnt from the dates of its answers', async () => {
  const { app } = await testApp(() =>
    Response.json(
      { success: true, value: { sumBalance: 0 } },
      { headers: { Date: new Date(Date.now() - 3 * hour).toUTCString() } },
    ),
  )
  await app.api.send(calls.wallet.balance).catch(() => undefined)
  expect(Math.abs(app.clock.now() - (Date.now() - 3 * hour))).toBeLessThan(2 * second)
  expect(isOff(app.clock.known())).toBe(true)
})

/** What a component is told, in a browser whose clock is `ahead` of the gateway's. */
async function toldOn(ahead: number, since?: number): Promise<number> {
  const { app } = await testApp(() => null)
  const value: AppContext = { ...app, clock: deviceAhead(ahead).clock }
  let told = Number.NaN
  function Shown(): null {
    told = useServerNow(second, since)
    return null
  }
  renderToString(
    <AppProvider value={value}>
      <Shown />
    </AppProvider>,
  )
  return told
}

it.each([
  ['right', 0],
  ['a second behind', -second],
  ['three seconds behind', -3 * second],
])(
  'no more is shown of a time that just began than its whole length, on a device that is %s',
  async (_, ahead) => {
    const left = start + 15 * minute - (await toldOn(ahead, start))
    expect(Math.ceil(left / second)).toBe(15 * 60)
  },
)

it('a device that is ahead by less than it may be told of goes on counting', async () => {
  expect(await toldOn(5 * second, start)).toBe(Math.floor((start + 5 * second) / second) * second)
  expect(await toldOn(0)).toBe(Math.floor(start / second) * second)
})
