import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { carriedTitle, limbo, mines } from '@saola/game-engines'
import { drawsOf } from '@saola/game-vendor'
import { describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('../../../../docs/verify-a-round.mjs', import.meta.url))
const serverSeed = 'ab'.repeat(32)
const hash = createHash('sha256').update(serverSeed).digest('hex')

/** What the script of the documents says of a round. */
function verify(game: string, nonce: number, ...more: string[]): string {
  const given = [script, game, serverSeed, hash, 'mine', String(nonce), ...more]
  return execFileSync(process.execPath, given, { encoding: 'utf8' })
}

const draws = (nonce: number) => drawsOf({ serverSeed, clientSeed: 'mine', nonce })

describe('the script with which anybody verifies a round', () => {
  it('agrees with Limbo', () => {
    const played = limbo.play({
      model: undefined,
      draws: draws(1),
      stake: 1000,
      choice: { target: 200 },
      moves: [],
    })
    expect(verify('limbo', 1)).toBe(
      `commitment: kept\nresult: ${limbo.resultOf(played?.view ?? { result: 0, won: false }, String)}\n`,
    )
  })

  it('agrees with Mines', () => {
    const ended = [...Array(25).keys()].map(openFirst).find((played) => played?.isOver)
    const tiles = ended?.view.minesAt?.map((tile) => tile + 1).join(', ')
    expect(verify('mines', 2, '5')).toContain(`mines under ${tiles}`)
  })

  it('agrees with Dice', () => {
    expect(verify('dice', 3)).toContain(`result: ${rollOf(3)}`)
  })

  it('says when a commitment was broken', () => {
    const given = [script, 'limbo', serverSeed, 'another', 'mine', '1']
    expect(execFileSync(process.execPath, given, { encoding: 'utf8' })).toContain('commitment: BROKEN')
  })
})

function rollOf(nonce: number): string {
  const dice = carriedTitle({ gameCode: 'MINI_GOLDEN_DICE', family: 'MINI' })?.engine
  const choice = dice?.readChoice({ side: 'over', target: 5000 }, undefined)
  const played = dice?.play({ model: undefined, draws: draws(nonce), stake: 1000, choice, moves: [] })
  if (!dice || !played) throw new Error('the roll was not made')
  return dice.resultOf(played.view, String)
}

/** The round of Mines whose first move opens a tile. */
function openFirst(tile: number) {
  return mines.play({
    model: undefined,
    draws: draws(2),
    stake: 1000,
    choice: { mines: 5 },
    moves: [{ tile }],
  })
}
