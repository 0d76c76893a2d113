import { readdirSync, readFileSync } from 'node:fs'
import { seededRandom } from '@saola/testkit'
import { describe, expect, it } from 'vitest'
import { carried, drawMove, drawWish, titles } from '../src/games/titles.ts'
import { createDraw } from '../src/simulation.ts'

const engines = new URL('../../game-engines/src/', import.meta.url)
const folders = readdirSync(engines, { recursive: true, encoding: 'utf8' }).flatMap(
  (path) => /^([\w-]+)\/\1-engine\.ts$/.exec(path)?.[1] ?? [],
)
// Shared tables go by the clock, and nobody sits at one here.
const ownRounds = folders.filter(
  (name) => !readFileSync(new URL(`${name}/${name}-engine.ts`, engines), 'utf8').includes('tableEngine('),
)
const draws = 50

describe('the titles that members play here', () => {
  it("are of every engine whose rounds are a member's own", () => {
    const codes = new Set(titles.map((title) => carried(title).engine.code))
    expect([...codes].toSorted()).toEqual(ownRounds.toSorted())
  })

  it.each(titles)('$gameCode takes every choice, stake and move that is drawn for it', (title) => {
    const draw = createDraw(seededRandom(7))
    const found = carried(title)
    const { engine, model } = found
    const below = (count: number) => draw.between(0, count - 1)
    for (let round = 0; round < draws; round++) {
      const { stake, choice } = drawWish(found, draw)
      const read = engine.readChoice(choice, model)
      expect(read, JSON.stringify(choice)).toEqual(choice)
      expect(engine.fitsStake?.(read, stake) ?? true).toBe(true)
      const numbers = { next: () => below(2 ** 32), below }
      const played = engine.play({ model, draws: numbers, stake, choice: read, moves: [] })
      if (!played || played.isOver) continue
      const move = drawMove(found, played.view, draw)
      expect(engine.readMove(move), JSON.stringify(move)).toEqual(move)
    }
  })
})
