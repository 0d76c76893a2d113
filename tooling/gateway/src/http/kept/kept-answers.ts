import { createRecent, createTextPacker, type PackedText } from '@saola/server'
import type { KeptAnswers, WholeAnswer } from '../../services/ports.ts'
import { readHeaders } from './read-headers.ts'

/** For so long an answer is given again, in milliseconds: what has changed without being told is seen within a second. */
const keptMs = 900

/** No more answers than this, and none to a longer question: anybody may ask. */
const mostKept = 500
const longestQuestion = 500

type Kept = { text: string; askedAt: number; sent: Map<string, Promise<WholeAnswer>> }

/** Nothing is kept: every question is asked of the database. */
export const nothingKept: KeptAnswers = {
  find: () => undefined,
  ask: (_question, answer) => answer(),
  drop: () => undefined,
}

/** Keeps answers for a moment (wire 34); `clock` tells milliseconds, and never goes back. */
export function createKeptAnswers(clock: () => number): KeptAnswers {
  const pack = createTextPacker()
  let kept = createRecent<Kept>(mostKept)
  let asking = new Map<string, Promise<string>>()

  function findFresh(question: string): Kept | undefined {
    const found = kept.get(question)
    return found !== undefined && clock() - found.askedAt < keptMs ? found : undefined
  }

  return {
    find: (question, encoding) => {
      const found = findFresh(question)
      if (found === undefined) return undefined
      const sent = found.sent.get(encoding) ?? pack(encoding, found.text, { isShared: true }).then(wholeOf)
      found.sent.set(encoding, sent)
      return sent
    },
    ask: async (question, answer) => {
      const found = findFresh(question)
      if (found !== undefined) return found.text
      const askedAt = clock()
      // What is dropped meanwhile is not kept: its answer may be from before the change.
      const [into, waiting] = [kept, asking]
      const known = waiting.get(question)
      if (known !== undefined) return known
      const asked = answer().finally(() => waiting.delete(question))
      waiting.set(question, asked)
      const text = await asked
      if (question.length <= longestQuestion) into.set(question, { text, askedAt, sent: new Map() })
      return text
    },
    drop: () => {
      kept = createRecent(mostKept)
      asking = new Map()
    },
  }
}

function wholeOf({ headers, body }: PackedText): WholeAnswer {
  const bytes = Buffer.from(body)
  return { headers: { ...readHeaders, 'Content-Length': String(bytes.length), ...headers }, body: bytes }
}
