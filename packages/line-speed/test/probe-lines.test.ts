import { probeLines, untestedLines, type Line, type ProbeOptions } from '@saola/line-speed'
import { describe, expect, it } from 'vitest'
import { createFakeNetwork, type FakeLine } from './fake-network.ts'
import { seededRandom } from './seeded-random.ts'

function works(first: number, warm: number): FakeLine {
  return { kind: 'works', first, warm: () => warm }
}

async function probe(lines: Record<string, FakeLine>, options: Partial<ProbeOptions> = {}) {
  const network = createFakeNetwork(lines, seededRandom(1))
  const changes: { at: number; lines: readonly Line[] }[] = []
  const done = probeLines(Object.keys(lines), {
    ...network.world,
    onChange: (list) => changes.push({ at: network.now(), lines: list }),
    ...options,
  }).then((list) => ({ list, at: network.now() }))
  await network.run()
  return { ...(await done), changes, network }
}

const html = () => Promise.reject(new SyntaxError('Unexpected token <'))

const summary = (list: readonly Line[]) =>
  list.map(({ index, type, percentage }) => [index, type, percentage])

describe('one line', () => {
  it('is usable at its first answer and then shows the median of three warm samples', async () => {
    const times = [50, 90, 40]
    const line: FakeLine = { kind: 'works', first: 150, warm: () => times.shift() ?? 0 }
    const { list, changes, network } = await probe({ 'https://a.vn': line }, { display: 'measured' })
    expect(changes.map(({ at, lines }) => [at, lines[0]?.speed])).toEqual([
      [150, 150],
      [330, 50],
    ])
    expect(list).toEqual([
      {
        index: 0,
        domain: 'https://a.vn',
        speed: 50,
        description: '50 ms',
        percentage: 1,
        tested: true,
        type: 'fast',
        elapsedMs: 50,
      },
    ])
    expect(network.urls).toHaveLength(4)
  })

  it('is asked with a random query and nothing else', async () => {
    const { network } = await probe({ 'https://a.vn': works(10, 10) })
    for (const url of network.urls)
      expect(url).toMatch(/^https:\/\/a\.vn\/wps\/system\/test\/ping\?speed=0\.\d+$/)
    expect(new Set(network.urls).size).toBe(4)
  })

  it.each([
    ['https://a.vn/', 'https://a.vn/wps/'],
    ['a.vn', 'https://a.vn/wps/'],
    ['HTTP://a.vn//', 'HTTP://a.vn/wps/'],
  ])('%s is asked at %s', async (domain, start) => {
    const urls: string[] = []
    const fetch = (url: string) => {
      urls.push(url)
      return Promise.reject(new TypeError('Failed to fetch'))
    }
    const [line] = await probeLines([domain], {
      fetch,
      now: () => 0,
      random: () => 0.5,
      onChange: () => undefined,
    })
    expect(urls[0]).toBe(`${start}system/test/ping?speed=0.5`)
    expect(line).toMatchObject({ domain, speed: 9999, tested: true })
  })

  const broken: [string, FakeLine, number][] = [
    ['is silent', { kind: 'silent' }, 2000],
    ['refuses', { kind: 'refuses', first: 5 }, 5],
    ['stalls after the headers', { kind: 'stalls', first: 5 }, 2000],
    ['answers 502', { kind: 'answers', first: 5, status: 502, body: html }, 5],
    ['answers 204', { kind: 'answers', first: 5, status: 204, body: html }, 5],
    ['shows a portal page', { kind: 'answers', first: 5, status: 200, body: html }, 5],
    ['answers null', { kind: 'answers', first: 5, status: 200, body: () => Promise.resolve(null) }, 5],
    [
      'answers pong as text',
      { kind: 'answers', first: 5, status: 200, body: () => Promise.resolve('pong') },
      5,
    ],
    [
      'says no',
      {
        kind: 'answers',
        first: 5,
        status: 200,
        body: () => Promise.resolve({ success: false, value: 'pong' }),
      },
      5,
    ],
    [
      'says ping',
      {
        kind: 'answers',
        first: 5,
        status: 200,
        body: () => Promise.resolve({ success: true, value: 'ping' }),
      },
      5,
    ],
  ]
  it.each(broken)('that %s counts as slow with 9999', async (_, line, at) => {
    const result = await probe({ 'https://a.vn': line })
    expect(result.list).toEqual([
      {
        index: 0,
        domain: 'https://a.vn',
        speed: 9999,
        description: '9999 ms',
        percentage: 0,
        tested: true,
        type: 'slow',
        elapsedMs: undefined,
      },
    ])
    expect(result.at).toBe(at)
    expect(result.network.open.size).toBe(0)
    expect(result.network.waiting.size).toBe(0)
  })

  it('has the time limit that the caller sets', async () => {
    expect((await probe({ 'https://a.vn': { kind: 'silent' } }, { timeoutMs: 300 })).at).toBe(300)
  })
})

describe('many lines', () => {
  it('are sorted after each result, untested lines last', async () => {
    const { changes } = await probe({
      'https://a.vn': works(450, 450),
      'https://b.vn': { kind: 'refuses', first: 20 },
      'https://c.vn': works(90, 30),
      'https://d.vn': works(210, 70),
    })
    const order = changes.map(({ lines }) => lines.map(({ index, tested }) => (tested ? index : '-')))
    expect(order.slice(0, 2)).toEqual([
      [1, '-', '-', '-'],
      [2, 1, '-', '-'],
    ])
    expect(order.at(-1)).toEqual([2, 3, 0, 1])
  })

  it('get the grades of their shown speed', async () => {
    const { list } = await probe({
      'https://a.vn': works(450, 450),
      'https://b.vn': { kind: 'silent' },
      'https://c.vn': works(90, 30),
    })
    expect(summary(list)).toEqual([
      [2, 'fast', 1],
      [0, 'normal', 0.8],
      [1, 'slow', 0],
    ])
  })

  it('are given up after 1500 ms once one of them works', async () => {
    const { at, network } = await probe({
      'https://a.vn': works(60, 20),
      'https://b.vn': { kind: 'silent' },
      'https://c.vn': works(900, 300),
    })
    expect(at).toBe(1500)
    expect(network.open.size).toBe(0)
  })

  it('are given longer when even the first answer took long', async () => {
    const { list, at } = await probe({
      'https://a.vn': works(600, 130),
      'https://b.vn': works(1600, 90),
      'https://c.vn': { kind: 'silent' },
    })
    expect(summary(list).map(([index]) => index)).toEqual([1, 0, 2])
    expect(at).toBe(1800)
  })

  it('are timed again only when they are among the first three', async () => {
    const { network } = await probe({
      'https://a.vn': works(50, 20),
      'https://b.vn': works(60, 20),
      'https://c.vn': works(70, 20),
      'https://d.vn': works(80, 20),
      'https://e.vn': works(90, 20),
    })
    expect(network.urls).toHaveLength(5 + 9)
  })

  it('a line that works once and never again is a failed line', async () => {
    let asked = 0
    const line: FakeLine = { kind: 'works', first: 30, warm: () => ((asked += 1) > 0 ? 5_000 : 0) }
    const { list, changes } = await probe({ 'https://a.vn': line }, { timeoutMs: 100 })
    expect(changes[0]?.lines[0]?.speed).toBeLessThan(9999)
    expect(list[0]).toMatchObject({ speed: 9999, percentage: 0 })
  })
})

describe('stopping', () => {
  it('aborts every request and leaves lines untested', async () => {
    const stop = new AbortController()
    const lines = { 'https://a.vn': works(60, 20), 'https://b.vn': works(500, 20) }
    const network = createFakeNetwork(lines, seededRandom(1))
    network.world.schedule(() => stop.abort(), 70)
    const done = probeLines(Object.keys(lines), {
      ...network.world,
      onChange: () => undefined,
      signal: stop.signal,
    })
    await network.run()
    const list = await done
    expect(list.map(({ index, tested }) => [index, tested])).toEqual([
      [0, true],
      [1, false],
    ])
    expect(network.open.size).toBe(0)
  })

  it('asks nothing when it is stopped before it starts', async () => {
    const { list, network, changes } = await probe(
      { 'https://a.vn': works(1, 1) },
      { signal: AbortSignal.abort() },
    )
    expect(list).toEqual(untestedLines(['https://a.vn']))
    expect([network.urls, changes]).toEqual([[], []])
  })
})

it('has an answer for no lines at all', async () => {
  expect((await probe({})).list).toEqual([])
})

describe('a line that answers late', () => {
  const dead = { 'https://a.vn': { kind: 'refuses', first: 5 }, 'https://c.vn': { kind: 'silent' } } as const
  const late = { ...dead, 'https://b.vn': works(12_000, 11_000) }

  it.each(['banded', 'measured'] as const)('ranks before those that do not, %s', async (display) => {
    const { list, at } = await probe(late, { timeoutMs: 20_000, display })
    expect(list.map(({ domain }) => domain)).toEqual(['https://b.vn', 'https://a.vn', 'https://c.vn'])
    expect(list[0]).toMatchObject({ elapsedMs: 11_000, tested: true })
    expect(list[0]?.percentage).toBe(display === 'measured' ? 0.6 : 0.8)
    expect(list[0]?.speed).not.toBe(9999)
    expect(list.slice(1)).toMatchObject([
      { speed: 9999, percentage: 0 },
      { speed: 9999, percentage: 0 },
    ])
    expect(at).toBeLessThanOrEqual(12_000 + 24_000)
  })

  it('keeps the order of two that are late, and of those that are not tested yet', async () => {
    const lines = { ...dead, 'https://d.vn': works(15_000, 15_000), 'https://b.vn': works(12_000, 12_000) }
    const { list, changes } = await probe(lines, { timeoutMs: 20_000, display: 'measured' })
    expect(list.map(({ speed }) => speed).slice(0, 2)).toEqual([12_000, 15_000])
    const early = changes.find(({ at }) => at === 12_000)?.lines ?? []
    expect(early.map(({ tested, elapsedMs }) => [tested, elapsedMs])).toEqual([
      [true, 12_000],
      [true, undefined],
      [false, undefined],
      [false, undefined],
    ])
  })

  it('shows no 9999, which says that a line does not work', async () => {
    const { list } = await probe(
      { 'https://a.vn': works(9999, 9999.2) },
      { timeoutMs: 20_000, display: 'measured' },
    )
    expect(list).toMatchObject([
      { elapsedMs: 9999.2, speed: 10_000, description: '10000 ms', percentage: 0.6 },
    ])
  })

  it('while the device slept ranks before dead ones, and the test ends soon', async () => {
    const lines = { ...dead, 'https://b.vn': { kind: 'dies', first: 100 } } as const
    const network = createFakeNetwork(lines, seededRandom(1))
    const done = probeLines(Object.keys(lines), {
      ...network.world,
      now: () => network.now() + (network.now() >= 100 ? 3_600_000 : 0),
      onChange: () => undefined,
    }).then((list) => ({ list, at: network.now() }))
    await network.run()
    const { list, at } = await done
    expect(list[0]).toMatchObject({ domain: 'https://b.vn', elapsedMs: 3_600_100 })
    expect(at).toBeLessThan(10_000)
    expect(network.open.size).toBe(0)
  })

  it.each([0, -1, Infinity, NaN, 2 ** 31, 3e9])(
    'has no limit where the caller says %d',
    async (timeoutMs) => {
      const { list, network } = await probe(
        { 'https://a.vn': works(3_000, 3_000), 'https://c.vn': { kind: 'silent' } },
        { timeoutMs },
      )
      expect(list[0]).toMatchObject({ domain: 'https://a.vn', elapsedMs: 3_000 })
      expect(network.open.size + network.waiting.size).toBe(0)
    },
  )
})
