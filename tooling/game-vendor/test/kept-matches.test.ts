import { describe, expect, it } from 'vitest'
import { matchMinutes, matchRules } from '@saola/game-engines'
import { createModelSource } from '../src/matches/model-source.ts'
import type { AskedMatch, Fixture } from '../src/matches/match-source.ts'

const startedAt = Date.UTC(2026, 0, 1)
const stepMs = 20_000
const lastsMs = matchMinutes * matchRules.minuteMs

/** A match as it is asked about at a moment: the bets on it join its seed at the kick-off. */
function asked({ matchId, kickOffAt, strengths }: Fixture, at: number): AskedMatch {
  const clientSeed = at < kickOffAt ? null : `${matchId}:${'cd'.repeat(32)}`
  return { matchId, kickOffAt, strengths: strengths ?? null, serverSeed: 'ab'.repeat(32), clientSeed }
}

/** Looks at every match from its first bet to its end for some minutes by the clock; tells what is kept at each step. */
async function watch(minutes: number, { isPriceRead }: { isPriceRead: boolean }) {
  const drawn = new Map()
  const source = createModelSource(drawn)
  const known = new Map<string, Fixture>()
  const steps: { open: string[]; kept: string[]; tables: number }[] = []
  for (let now = startedAt; now < startedAt + minutes * 60_000; now += stepMs) {
    for (const fixture of await source.fixtures(now)) known.set(fixture.matchId, fixture)
    const open: string[] = []
    for (const fixture of known.values()) {
      const look = await source.look(asked(fixture, now), now)
      if (isPriceRead) expect(look.prices.length > 0 || look.phase !== 'before').toBe(true)
      if (look.phase !== 'over') open.push(fixture.matchId)
      // Whoever has a bet on it looks once more after the end.
      if (now > fixture.kickOffAt + 2 * lastsMs) known.delete(fixture.matchId)
    }
    const tables = [...drawn.values()].reduce((sum, match) => sum + match.tables.size, 0)
    steps.push({ open, kept: [...drawn.keys()], tables })
  }
  return steps
}

describe('what the model of the virtual leagues keeps (games 100)', () => {
  it('is of the matches that are not over, and no more than two tables of each', async () => {
    const steps = await watch(30, { isPriceRead: true })
    for (const { open, kept, tables } of steps) {
      expect(kept.toSorted()).toEqual(open.toSorted())
      expect(tables).toBeLessThanOrEqual(2 * open.length)
    }
    expect(new Set(steps.flatMap(({ open }) => open)).size).toBeGreaterThan(150)
  })

  it('is no prices while nobody reads any', async () => {
    const steps = await watch(120, { isPriceRead: false })
    expect(steps.map(({ tables }) => tables)).toEqual(steps.map(() => 0))
  })

  it('is not more for a source whose matches nobody sees the end of', async () => {
    const drawn = new Map()
    const source = createModelSource(drawn)
    for (let now = startedAt; now < startedAt + 2 * 3_600_000; now += 60_000) {
      for (const fixture of await source.fixtures(now)) await source.look(asked(fixture, now), now)
    }
    expect(drawn.size).toBe(200)
  })
})

it('the same prices stand at a moment, whoever looked at what before (games 67)', async () => {
  const source = createModelSource()
  const [fixture] = await source.fixtures(startedAt)
  if (!fixture) throw new Error('no match was planned')
  const at = (minute: number) => fixture.kickOffAt + minute * matchRules.minuteMs
  const pricesAt = async (minute: number) =>
    (await source.look(asked(fixture, at(minute)), at(minute))).prices
  const first = await pricesAt(5)
  for (const minute of [6, 7, 80, 95]) await pricesAt(minute)
  expect(await pricesAt(5)).toEqual(first)
})
