import { h } from '../../kit/dom.ts'
import { symbolCell } from './symbol-sheet.ts'

const rows = 3
/** One cell more than the window holds: it stands half in view while the reel runs. */
const spare = rows + 1

/** A reel that runs through its whole strip, so that what flies past is what could have come. */
export type Reel = {
  readonly element: HTMLElement
  /** Where the strip would stop to show a word; the place that it stands at when it never shows it. */
  stopOf: (word: string) => number
  /** Puts the strip at a place between two stops. */
  turnTo: (place: number) => void
  readonly length: number
  place: number
}

/** Draws a strip once; spinning only moves it. */
export function createReel(letters: string): Reel {
  const round = letters + letters.slice(0, spare)
  const strip = h('div', { class: 'strip' })
  for (const letter of round) strip.append(symbolCell(letter))
  const { length } = letters
  const reel: Reel = {
    element: h('div', { class: 'reel' }, strip),
    length,
    place: 0,
    stopOf(word) {
      const found = round.indexOf(word)
      return found < 0 ? reel.place : found
    },
    turnTo(place) {
      reel.place = ((place % length) + length) % length
      strip.style.transform = `translateY(${(-reel.place / (length + spare)) * 100}%)`
    },
  }
  reel.turnTo(0)
  return reel
}
