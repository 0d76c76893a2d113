import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSeed } from '../src/run-seed.ts'
import { openWorld, type World } from '../src/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.engine.close())

describe('the simulator', () => {
  it('finds nothing wrong with the gateway in a handful of seeds', async () => {
    for (let seed = 5_001; seed <= 5_006; seed++) {
      const { violations } = await runSeed(world, seed)
      expect(violations, `seed ${seed}`).toEqual([])
    }
  })

  it.each([7, 42, 4_711])('plays seed %i again to the same event log', async (seed) => {
    const first = await runSeed(world, seed)
    await runSeed(world, seed + 1)
    const again = await runSeed(world, seed)
    expect(again.log).toEqual(first.log)
    expect(again.sha).toBe(first.sha)
  })

  it('tells seeds apart', async () => {
    expect((await runSeed(world, 8)).sha).not.toBe((await runSeed(world, 9)).sha)
  })
})
