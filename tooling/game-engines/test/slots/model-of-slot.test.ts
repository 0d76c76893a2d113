import { carriedTitle } from '@saola/game-engines'
import { describe, expect, it } from 'vitest'
import { modelOfSlot } from '../../src/slots/models/model-of-slot.ts'

describe('which model a slot runs', () => {
  it.each([
    ['PIRATE_QUEEN', 'twenty-storms', 'high', 20],
    ['WILD_ACE', 'twenty-five-aces', 'medium', 25],
    ['GOLDEN_LAND', 'forty-fields', 'medium', 40],
    ['SWEET_LAND', 'falls-sweet', 'low', 0],
    ['PAPPU', 'ten-kites', 'medium', 10],
  ])('%s has one of its own: %s', (gameCode, id, volatility, lines) => {
    expect(modelOfSlot(gameCode).id).toBe(id)
    expect(carriedTitle({ gameCode, family: 'RNG' })?.facts).toMatchObject({ volatility, lines })
  })

  it.each(['RNG', 'JACKPOT'])('every title of the family %s is carried', (family) => {
    expect(carriedTitle({ gameCode: `${family}_GILDED_DRAGON`, family })?.engine.code).toBe('slots')
  })

  it('the others share the rest, each about as often', () => {
    const counts = new Map<string, number>()
    for (let index = 0; index < 9000; index += 1) {
      const { id } = modelOfSlot(`RNG_TITLE_${index}`)
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    expect(counts.size).toBe(12)
    for (const count of counts.values()) expect(Math.abs(count - 750)).toBeLessThan(150)
  })

  it('a title keeps its model for ever', () => {
    expect(modelOfSlot('RNG_GILDED_DRAGON').id).toBe(modelOfSlot('RNG_GILDED_DRAGON').id)
  })
})
