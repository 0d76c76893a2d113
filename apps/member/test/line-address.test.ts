import { untestedLines, type Line } from '@saola/line-speed'
import { describe, expect, it } from 'vitest'
import { lobbyOf, withOwnLineFirst } from '#features/lines/line-address.ts'
import { lineState } from '#features/lines/line-state.ts'

describe('the address of a line (lines 1)', () => {
  it('opens the lobby of another line there, and its own without leaving', () => {
    expect(lobbyOf('one.example', 'https://two.example')).toBe('https://one.example/lobby')
    expect(lobbyOf('https://two.example/', 'https://two.example')).toBe('/lobby')
  })

  it('puts the line that the visitor is on first and leaves out what is no address', () => {
    expect(withOwnLineFirst(['a.example', '', 'b.example'], 'https://b.example')).toEqual([
      'b.example',
      'a.example',
    ])
  })
})

describe('what the screen calls a line', () => {
  const [untested] = untestedLines(['a.example']) as [Line]
  const dead: Line = { ...untested, tested: true }
  const alive: Line = { ...untested, index: 1, tested: true, elapsedMs: 90, speed: 30, type: 'fast' }

  it.each([
    [untested, 'untested'],
    [dead, 'failed'],
    [alive, 'fast'],
  ])('has a state for every line', (line, state) => {
    expect(lineState(line)).toBe(state)
  })
})
