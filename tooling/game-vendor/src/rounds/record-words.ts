import { wordsIn } from '../pages/texts.ts'
import { titleOf } from './play-round.ts'
import type { Round } from './round-store.ts'

/** What was chosen, as the betting record says it in the language of the round. */
export function choiceWords(round: Round): string {
  return titleOf(round).engine.contentOf(round.choice, wordsIn(round.language))
}

/** What came, as the betting record says it in the language of the round. */
export function resultWords(round: Round): string {
  return titleOf(round).engine.resultOf(round.outcome, wordsIn(round.language))
}
