import { sayCards } from './card-names.ts'
import { h } from '../kit/dom.ts'
import { asResult } from '../kit/numbers.ts'

/** A result as it is read out: its cards in words. */
export function saidResult(result: string): string {
  return sayCards(asResult(result))
}

/** A result as it stands on a page, as a part of `sentence`: its cards are seen with their suits, and heard in words. */
export function shownResult(result: string, sentence: (result: string) => string = (alone) => alone): Node[] {
  const shown = sentence(asResult(result))
  const said = sentence(saidResult(result))
  if (said === shown) return [document.createTextNode(shown)]
  return [h('span', { 'aria-hidden': 'true' }, shown), h('span', { class: 'unseen' }, said)]
}
