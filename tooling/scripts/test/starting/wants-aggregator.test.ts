import { StartRefused } from '@saola/server'
import { expect, it } from 'vitest'
import { wantsAggregator } from '../../src/aggregator/wants-aggregator.ts'

it.each([
  [undefined, false],
  ['', false],
  ['on', true],
])('an aggregator is played where SAOLA_AGGREGATOR is on: %j', (word, isWanted) => {
  expect(wantsAggregator({ SAOLA_AGGREGATOR: word })).toBe(isWanted)
})

it('refuses any other word', () => {
  expect(() => wantsAggregator({ SAOLA_AGGREGATOR: 'yes' })).toThrow(StartRefused)
})
