import { describe, expect, it } from 'vitest'
import { partsOf, type Plant } from '../src/bugs/plant.ts'
import { replaces } from '../src/bugs/rewrites.ts'
import { runSeed } from '../src/run-seed.ts'
import { describeTrail, follow, openTrail } from '../src/bugs/trail.ts'
import { openWorld } from '../src/world.ts'

const bug = {
  name: 'paid twice',
  plant: { rewrite: { reopens: replaces(/^a/, 'b'), 'pays anew': replaces(/^c/, 'd') } },
}
const report = (violations: string[], bitten: string[]) => ({
  seed: 7,
  steps: 1,
  sha: '',
  log: [],
  violations,
  bitten,
})

describe('the search for a planted bug', () => {
  it.each([
    [
      'all parts took hold and the judge objects',
      ['too much'],
      ['reopens', 'pays anew'],
      'found after 1 seeds',
    ],
    [
      'all parts took hold and nobody noticed',
      [],
      ['reopens', 'pays anew'],
      'NOT FOUND in 1 seeds: paid twice',
    ],
    [
      'one part took hold, and the judge objects to half a bug',
      ['too much'],
      ['reopens'],
      'NOT FOUND in 1 seeds: paid twice; planted by half, without: pays anew',
    ],
    ['nothing took hold', [], [], 'NOT FOUND in 1 seeds: paid twice; it never took hold'],
  ])('%s', (_, violations, bitten, told) => {
    const trail = openTrail(bug, 7)
    follow(trail, report(violations, bitten))
    expect(describeTrail(trail)).toMatch(new RegExp(`^${told}`))
  })

  it('knows every part of a plant', () => {
    const plant: Plant = { ...bug.plant, dropsTransaction: () => true, answersBeforeCommit: true }
    expect(partsOf(plant)).toEqual(['dropsTransaction', 'answersBeforeCommit', 'reopens', 'pays anew'])
  })

  it('hears of the parts that took hold in a seed, and of no other', async () => {
    const world = await openWorld()
    const rewrite = { meant: replaces(/^(select)/, '$1'), 'reads differently now': replaces(/^nowhere/, '') }
    const { bitten } = await runSeed(world, 5_001, { rewrite })
    await world.engine.close()
    expect(bitten).toEqual(['meant'])
  })
})
