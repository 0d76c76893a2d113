import { favouriteLine, watchLines, type Line, type WatchedLines } from '@saola/line-speed'
import { describe, expect, it } from 'vitest'
import { createFakeNetwork, type FakeLine } from './fake-network.ts'
import { seededRandom } from './seeded-random.ts'

type Page = EventTarget & { visibilityState: string }

const [a, b] = ['https://a.vn', 'https://b.vn'] as const

function works(roundTrip: number): FakeLine {
  return { kind: 'works', first: 3 * roundTrip, warm: () => roundTrip }
}

function lineWith(domain: string, elapsedMs: number | undefined): Line {
  const shown = { speed: elapsedMs ?? 9999, description: '', percentage: 1, type: 'fast' } as const
  return { index: 0, domain, tested: true, elapsedMs, ...shown }
}

async function watch(lines: Record<string, FakeLine>) {
  const fake = createFakeNetwork(lines, seededRandom(1))
  const network = new EventTarget()
  const page: Page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const states: WatchedLines[] = []
  const watched = watchLines(Object.keys(lines), {
    ...fake.world,
    network,
    page,
    display: 'measured',
    onChange: (state) => states.push(state),
  })
  const last = () => states.at(-1)
  const wait = async (ms: number) => {
    fake.world.schedule(() => undefined, ms)
    await fake.run()
  }
  const returnToTab = async () => {
    page.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    await fake.run()
  }
  const goOnline = async () => {
    network.dispatchEvent(new Event('online'))
    await fake.run()
  }
  await fake.run()
  return { ...watched, lines, page, fake, states, last, wait, returnToTab, goOnline }
}

describe('watching lines', () => {
  it('tests them at once', async () => {
    const { states, last } = await watch({ [a]: works(60), [b]: works(30) })
    expect(states[0]).toMatchObject({ testing: true, favourite: undefined, lines: [{ tested: false }, {}] })
    expect(last()).toMatchObject({ testing: false, favourite: { domain: b, elapsedMs: 30 } })
  })

  it('tests again when the device is back online', async () => {
    const watched = await watch({ [a]: { kind: 'refuses', first: 5 } })
    expect(watched.last()?.favourite).toBeUndefined()
    watched.lines[a] = works(30)
    await watched.goOnline()
    expect(watched.last()).toMatchObject({ testing: false, favourite: { domain: a } })
  })

  it('tests again on return to the tab, unless the results are fresh', async () => {
    const watched = await watch({ [a]: works(30) })
    const asked = watched.fake.urls.length
    await watched.returnToTab()
    expect(watched.fake.urls).toHaveLength(asked)
    await watched.wait(10_001)
    await watched.returnToTab()
    expect(watched.fake.urls).toHaveLength(2 * asked)
  })

  it('does not test when the visitor leaves the tab', async () => {
    const watched = await watch({ [a]: works(30) })
    await watched.wait(10_001)
    const asked = watched.fake.urls.length
    watched.page.visibilityState = 'hidden'
    watched.page.dispatchEvent(new Event('visibilitychange'))
    await watched.fake.run()
    expect(watched.fake.urls).toHaveLength(asked)
  })

  it('keeps the list as it is while it tests by itself, and starts anew on demand', async () => {
    const watched = await watch({ [a]: works(30), [b]: works(60) })
    const from = watched.states.length
    await watched.goOnline()
    const quiet = watched.states.slice(from)
    expect(quiet.every(({ lines }) => lines.every(({ tested }) => tested))).toBe(true)
    expect(quiet.every(({ favourite }) => favourite?.domain === a)).toBe(true)
    watched.again()
    expect(watched.last()?.lines.some(({ tested }) => tested)).toBe(false)
    expect(watched.last()?.favourite?.domain).toBe(a)
    await watched.fake.run()
  })

  it('holds on to the favourite inside noise and leaves it beyond', async () => {
    const watched = await watch({ [a]: works(50), [b]: works(60) })
    watched.lines[a] = works(55)
    watched.lines[b] = works(46)
    await watched.goOnline()
    expect(watched.last()?.lines[0]?.domain).toBe(b)
    expect(watched.last()?.favourite?.domain).toBe(a)
    watched.lines[b] = works(30)
    await watched.goOnline()
    expect(watched.last()?.favourite?.domain).toBe(b)
  })

  it('leaves a favourite that fails as soon as another answers', async () => {
    const watched = await watch({ [a]: works(20), [b]: works(40) })
    watched.lines[a] = { kind: 'refuses', first: 1 }
    const from = watched.states.length
    await watched.goOnline()
    const favourites = watched.states.slice(from).map(({ favourite }) => favourite?.domain)
    expect([...new Set(favourites)]).toEqual([a, undefined, b])
    expect(watched.last()?.favourite?.domain).toBe(b)
  })

  it('ends the test before it when another starts', async () => {
    const watched = await watch({ [a]: works(30) })
    const from = watched.states.length
    watched.again()
    watched.again()
    await watched.fake.run()
    expect(watched.states.slice(from).filter(({ testing }) => !testing)).toHaveLength(1)
    expect(watched.fake.open.size).toBe(0)
  })

  it('asks nothing and says nothing once it is stopped', async () => {
    const watched = await watch({ [a]: works(30) })
    await watched.wait(10_001)
    watched.again()
    watched.stop()
    const said = watched.states.length
    const asked = watched.fake.urls.length
    await watched.fake.run()
    await watched.goOnline()
    await watched.returnToTab()
    expect([watched.states.length, watched.fake.urls.length]).toEqual([said, asked])
    expect(watched.fake.open.size).toBe(0)
  })
})

describe('the favourite line', () => {
  it.each([
    // settled on a at first; times of a and b now; the favourite
    [30, 25, a],
    [30, 20, a],
    [30, 19, b],
    [100, 80, a],
    [100, 79, b],
    [20, 30, a],
    [undefined, 400, b],
    [undefined, undefined, undefined],
    [400, undefined, a],
  ] as const)('with %s ms and %s ms is %s', (ofA, ofB, favourite) => {
    const lines = [lineWith(a, ofA), lineWith(b, ofB)].sort(
      (one, other) => (one.elapsedMs ?? Infinity) - (other.elapsedMs ?? Infinity),
    )
    expect(favouriteLine(lines, lineWith(a, 30))?.domain).toBe(favourite)
  })

  it('is the quickest when none was settled, or the settled one is no longer listed', () => {
    const lines = [lineWith(b, 30), lineWith(a, 31)]
    expect(favouriteLine(lines)?.domain).toBe(b)
    expect(favouriteLine(lines, lineWith('https://gone.vn', 10))?.domain).toBe(b)
  })
})
