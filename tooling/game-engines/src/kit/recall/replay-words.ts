import { wordsOf } from '../ending/ending-words.ts'
import { asMoney, asTime } from '../numbers.ts'
import { text } from '../page-data.ts'
import type { ShownRound } from '../table-api.ts'

/** What is said when a round was shown once more: when it was, how it ended, and the balance before and after it. */
export function replayWords(round: ShownRound): string {
  const { balanceBefore, balanceAfter } = round
  const said = text('replay.done', { time: asTime(round.playedAt), words: wordsOf(round) })
  if (balanceBefore === undefined || balanceAfter === undefined) return said
  return `${said} ${text('replay.balances', { before: asMoney(balanceBefore), after: asMoney(balanceAfter) })}`
}
