import type { Import } from './read-imports.ts'
import { roomOf, type Room } from './rooms.ts'

/** What breaks the direction of the rooms, one sentence each; none when every arrow between rooms points down. */
export function breaksOfDirection(
  imports: readonly Import[],
  levels: readonly (readonly Room[])[],
  typesAlone: readonly { from: string; to: string }[],
): string[] {
  const levelOf = new Map(levels.flatMap((level, index) => level.map((room) => [room.name, index] as const)))
  levelOf.set('', levels.length)
  return imports.flatMap(({ from, to, isTypeOnly }) => {
    const [room, other] = [roomOf(from), roomOf(to)]
    if (room === other) return []
    const [level, otherLevel] = [levelOf.get(room), levelOf.get(other)]
    if (level === undefined) return [`${from}: the room ${room} has no level`]
    if (otherLevel === undefined) return [`${from} imports ${to}: the room ${other} has no level`]
    if (otherLevel === level) return [`${from} imports ${to}: ${room} and ${other} stand on one level`]
    if (otherLevel > level) return [`${from} imports ${to}: ${other || 'the root'} stands above ${room}`]
    if (!isTypeOnly && typesAlone.some((pair) => pair.from === room && pair.to === other)) {
      return [`${from} imports ${to}: ${room} may use the types of ${other} alone`]
    }
    return []
  })
}
