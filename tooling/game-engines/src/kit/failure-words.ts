import { text } from './page-data.ts'
import { NoAnswer, TableRefusal } from './table-api.ts'

/** What went wrong in words, and whether the sitting is over: its launch token is used up, so it cannot come back. */
export function wordsOfFailure(failure: unknown): { words: string; isEnd: boolean } {
  if (failure instanceof TableRefusal) {
    return { words: failure.message, isEnd: failure.code === 'seamless.session' }
  }
  if (failure instanceof NoAnswer) return { words: failure.message, isEnd: false }
  reportError(failure)
  return { words: text('failed'), isEnd: false }
}
