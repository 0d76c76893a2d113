/** What an arrow key on a person of the list does; nothing for any other key, or where there is nothing to do. */
export type WalkStep =
  | { kind: 'focus'; index: number }
  | { kind: 'enter' }
  | { kind: 'leave' }
  | { kind: 'nothing' }

/** Where somebody stands in the list: which row of how many, whether it has a branch, whether there is a way out. */
export type WalkPlace = { index: number; count: number; hasBranch: boolean; hasWayOut: boolean }

/** Up and down move along the rows, right enters a branch, left goes back out. */
export function walkStep(key: string, place: WalkPlace): WalkStep {
  if (key === 'ArrowDown' && place.index < place.count - 1) return { kind: 'focus', index: place.index + 1 }
  if (key === 'ArrowUp' && place.index > 0) return { kind: 'focus', index: place.index - 1 }
  if (key === 'ArrowRight' && place.hasBranch) return { kind: 'enter' }
  if (key === 'ArrowLeft' && place.hasWayOut) return { kind: 'leave' }
  return { kind: 'nothing' }
}
