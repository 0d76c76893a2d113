import { seenFrom } from '@saola/rules'
import { expect, it } from 'vitest'

it.each([
  ['agents', 'what members lost is a plus', -500, 500],
  ['agents', 'what members won is a minus', 500, -500],
  ['agents', 'nothing is nothing, without a sign', 0, 0],
  ['members', 'what members lost is a minus', -500, -500],
  ['members', 'what members won is a plus', 500, 500],
  ['members', 'nothing is nothing, without a sign', 0, 0],
] as const)('seen from the %s: %s (team 39)', (side, _what, amount, seen) =>
  expect(seenFrom(side, amount)).toBe(seen),
)
