/**
 * Time to the first usable line when seven of eight are dead, slow or lying; ours beside the usual ways, on real
 * sockets of 127.0.0.1 with delays put in, and ours alone in 500 simulated networks.
 *
 * @module
 */
import { build } from 'esbuild'
import { gzipSync } from 'node:zlib'
import { startMirrors, type Mirror, type Mirrors } from './lines/lines-servers.ts'
import { simulateVisits } from './lines/lines-simulation.ts'
import { libreSpeed, plainRace, raceAndRank, waitForAll, type Way } from './lines/lines-ways.ts'
import { median } from './measure.ts'
import type { Figure } from './report.ts'

const firstPort = 8300
const rounds = 5

/** Three round trips of the fastest line: nothing is known sooner. */
const limitMs = 84

const mirrors: readonly Mirror[] = [
  { kind: 'silent' },
  { kind: 'portal' },
  { kind: 'works', roundTripMs: 400 },
  { kind: 'stalls' },
  { kind: 'works', roundTripMs: 28 },
  { kind: 'refuses' },
  { kind: 'says-no' },
  { kind: 'silent' },
]

const ways: readonly (readonly [name: string, way: Way])[] = [
  ['line-speed', raceAndRank],
  ['plain race, no ranking', plainRace],
  ["LibreSpeed's way", libreSpeed],
  ['wait for all', waitForAll],
]

/** The figures of N1. */
export async function bench(): Promise<Figure[]> {
  return [...(await onSockets()), ...(await simulated()), await size()]
}

async function onSockets(): Promise<Figure[]> {
  const servers = await startMirrors(mirrors, firstPort)
  try {
    const times = new Map<string, number[]>(ways.map(([name]) => [name, []]))
    let requests = 0
    let open = 0
    // The first run of all pays for loading the client; it is not counted.
    await timeOf(plainRace, servers)
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, way] of ways) {
        times.get(name)?.push(await timeOf(way, servers))
        if (way !== raceAndRank) continue
        requests = Math.max(requests, servers.requests())
        // An abort needs a moment to reach the other end.
        await pause(50)
        open = Math.max(open, servers.open())
      }
    }
    const middle = (name: string) => median(times.get(name) ?? [])
    const own = middle('line-speed')
    return [
      ...ways.map(([name]) => ({ what: `first usable line, ${name}`, value: middle(name), unit: 'ms' })),
      atMost('line-speed over the limit of 84 ms', own / limitMs, 'x', 1.15),
      ...ways
        .slice(1)
        .map(([name]) => ({ what: `${name} over line-speed`, value: middle(name) / own, unit: 'x' })),
      atMost('requests, most of all rounds', requests, '', 30),
      atMost('requests still open 50 ms after the end', open, '', 0),
    ]
  } finally {
    servers.close()
  }
}

/** Milliseconds until the way knows a line, on cold connections; waits until it is done with all of them. */
async function timeOf(way: Way, servers: Mirrors): Promise<number> {
  servers.cool()
  await pause(20)
  const startedAt = performance.now()
  let foundAt = Infinity
  await way(servers.domains, () => {
    foundAt = Math.min(foundAt, performance.now())
  })
  return foundAt - startedAt
}

async function simulated(): Promise<Figure[]> {
  const worst = await simulateVisits()
  const share = worst.rightFirst * 100
  return [
    atMost('500 networks: slowest first line over the limit', worst.worstRatio, 'x', 1.15),
    {
      what: '500 networks: right line first',
      value: share,
      unit: '%',
      goal: 'at least 99 %',
      met: share >= 99,
    },
    atMost('500 networks: latest change of the first place', worst.settledMs, 'ms', 700),
    atMost('500 networks: most requests', worst.requests, '', 30),
    atMost('500 networks: requests left open', worst.leftOpen, '', 0),
  ]
}

async function size(): Promise<Figure> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { probeLines, grade, displayedMs } from '@saola/line-speed'`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  const bytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
  return atMost('probeLines, grade and displayedMs', bytes, 'B gz', 1024)
}

function atMost(what: string, value: number, unit: string, limit: number): Figure {
  return { what, value, unit, goal: `at most ${limit} ${unit}`.trimEnd(), met: value <= limit }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
