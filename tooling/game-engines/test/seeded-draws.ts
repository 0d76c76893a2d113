import { drawsFrom, type Draws } from '@saola/game-engines'

/** Numbers that look drawn and are the same in every run: a million rounds of HMAC would take minutes. */
export function seededDraws(seed: number): Draws {
  let state = seed >>> 0
  return drawsFrom(() => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  })
}
