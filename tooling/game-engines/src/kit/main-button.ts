import { byId } from './dom.ts'
import { asMoney } from './numbers.ts'
import { text } from './page-data.ts'

const button = byId<HTMLButtonElement>('play')

/** What the big button is for now. */
export type Face =
  /** Plays a round with a stake. */
  | { kind: 'ready'; stake: number }
  /** A call is under way. */
  | { kind: 'busy' }
  /** The result is there, and the next round may not start yet. */
  | { kind: 'rest' }
  /** A round waits, and the button makes a move; without words the page has buttons of its own. */
  | { kind: 'move'; words: string | undefined }
  /** The result of a call did not arrive: the next press asks for it. */
  | { kind: 'ask-again' }
  /** The sitting is over. */
  | { kind: 'over' }

/** Shows what the button does, in words. */
export function showFace(face: Face): void {
  button.dataset['face'] = face.kind
  button.disabled = face.kind === 'over' || (face.kind === 'move' && face.words === undefined)
  button.ariaBusy = String(face.kind === 'busy' || face.kind === 'rest')
  button.textContent = wordsOf(face)
}

function wordsOf(face: Face): string {
  switch (face.kind) {
    case 'busy':
      return text('playing')
    case 'rest':
      return text('play.rest')
    case 'ask-again':
      return text('play.ask_again')
    case 'move':
      return face.words ?? text('your_move')
    case 'ready':
      return face.stake > 0 ? text('play', { amount: asMoney(face.stake) }) : text('play.plain')
    case 'over':
      return text('play.plain')
  }
}
