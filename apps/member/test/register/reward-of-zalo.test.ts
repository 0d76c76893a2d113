import { expect, it } from 'vitest'
import { rewardOfZalo } from '#features/register/reward-of-zalo.ts'

const zalo = { kind: 'zalo', reward: 31_000 } as const
const others = [
  { kind: 'contact', reward: 20_000 },
  { kind: 'first_deposit', reward: 80_000 },
] as const

it.each([
  ['the mission of Zalo alone', [zalo], 31_000],
  ['that mission among others, and not their sum', [...others, zalo], 31_000],
  ['other missions alone', [...others], 0],
  ['no mission', [], 0],
])('promises for %s what Zalo pays (promotions 29)', (_, missions, promised) => {
  expect(rewardOfZalo(missions)).toBe(promised)
})
