import { probeLines, watchLines, type PingWorld, type WatchedLines } from '@saola/line-speed'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeNetwork, type FakeLine } from './fake-network.ts'
import { seededRandom } from './seeded-random.ts'

const lines: Record<string, FakeLine> = {
  'https://a.vn': { kind: 'works', first: 90, warm: () => 30 },
  'https://b.vn': { kind: 'silent' },
}

function fails(): never {
  throw new TypeError('not in this browser')
}

/** A browser that lacks something, and what of the world works otherwise there. */
const browsers: [name: string, statics: ('any' | 'timeout')[], world: Partial<PingWorld>, finds: boolean][] =
  [
    ['without AbortSignal.any, as Safari 15.4', ['any'], {}, true],
    ['without AbortSignal.timeout, as Chrome 100', ['timeout'], {}, true],
    ['without either', ['any', 'timeout'], {}, true],
    ['whose fetch is missing', [], { fetch: fails }, false],
    ['whose fetch heeds no signal', [], { fetch: () => new Promise(() => undefined) }, false],
    ['whose clock throws', [], { now: fails }, false],
    ['whose chance throws', [], { random: fails }, false],
  ]

const statics = { any: AbortSignal.any, timeout: AbortSignal.timeout }

afterEach(() => {
  Object.assign(AbortSignal, statics)
  vi.unstubAllGlobals()
})

describe.each(browsers)('in a browser %s', (_, missing, world, finds) => {
  it('a probe ends with a list (lines 4)', async () => {
    for (const name of missing) Reflect.deleteProperty(AbortSignal, name)
    const network = createFakeNetwork(lines, seededRandom(1))
    const onChange = vi.fn<() => void>()
    const done = probeLines(Object.keys(lines), { ...network.world, ...world, onChange })
    await network.run()
    const list = await done
    expect(list.map(({ tested }) => tested)).toEqual([true, true])
    expect(list[0]?.elapsedMs !== undefined).toBe(finds)
    expect(network.open.size).toBe(0)
  })
})

describe('a watch', () => {
  it.each(browsers.filter(([, , { now }]) => now === undefined))(
    'leaves its test in a browser %s',
    async (_, missing, world, finds) => {
      for (const name of missing) Reflect.deleteProperty(AbortSignal, name)
      const { states, run } = watch(world)
      await run()
      expect(states.at(-1)).toMatchObject({ testing: false })
      expect(states.at(-1)?.favourite?.domain).toBe(finds ? 'https://a.vn' : undefined)
    },
  )

  it('leaves its test when its listener throws, which is reported once for each call', async () => {
    const reported: (() => void)[] = []
    vi.stubGlobal('queueMicrotask', (report: () => void) => reported.push(report))
    const { states, run } = watch({}, fails)
    await run()
    expect(states.at(-1)).toMatchObject({ testing: false, favourite: { domain: 'https://a.vn' } })
    expect(reported).toHaveLength(states.length)
    expect(reported[0]).toThrow('not in this browser')
  })
})

function watch(world: Partial<PingWorld>, alsoOnChange: () => void = () => undefined) {
  const network = createFakeNetwork(lines, seededRandom(1))
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const states: WatchedLines[] = []
  watchLines(Object.keys(lines), {
    ...network.world,
    ...world,
    network: new EventTarget(),
    page,
    onChange(state) {
      states.push(state)
      alsoOnChange()
    },
  })
  return { states, run: network.run }
}
