import type { OpenSession } from '@saola/protocol'
import { expect, it } from 'vitest'
import { groupByDevice } from '../src/security/group-by-device.ts'

function session(sessionId: string, device: string, lastSeen: number, isCurrent = false): OpenSession {
  return { sessionId, device, place: '', since: 0, lastSeen, isCurrent }
}

it('names this browser by itself, then each device once (member 10)', () => {
  const groups = groupByDevice([
    session('own', 'Chrome · Linux', 5, true),
    session('old', 'Safari · iPhone', 2),
    session('twin', 'Chrome · Linux', 4),
    session('new', 'Safari · iPhone', 3),
  ])
  expect(groups.map(({ name, sessions }) => [name, ...sessions.map((each) => each.sessionId)])).toEqual([
    ['Chrome · Linux', 'own'],
    ['Safari · iPhone', 'new', 'old'],
    ['Chrome · Linux', 'twin'],
  ])
})
