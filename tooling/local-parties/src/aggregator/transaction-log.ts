import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SentTransaction, TransactionKind } from './sent-transaction.ts'

/** What the aggregator has sent, the oldest first. */
export type TransactionLog = {
  find: (kind: TransactionKind, id: string) => SentTransaction | undefined
  /** Keeps a transaction, or what has come of it by now, before anybody is told. */
  put: (sent: SentTransaction) => void
  list: () => SentTransaction[]
}

/** So many are kept; a round that waits while so many others are played is not ended any more. */
const most = 10_000

/** The lines that the file may have before what is not kept any more goes out of it. */
const mostLines = 4 * most

/**
 * A record in a file of lines: each is a transaction as it was at some moment, the last one of an id counts. What is there outlives
 * the process, so a bet that was sent before a restart is won, or taken back, after it.
 */
export function openTransactionLog(file: string): TransactionLog {
  mkdirSync(dirname(file), { recursive: true })
  const kept = new Map<string, SentTransaction>()
  for (const sent of readLines(file)) keep(kept, sent)
  let lines = writeAll(file, kept)
  return {
    find: (kind, id) => kept.get(keyOf({ kind, id })),
    put(sent) {
      keep(kept, sent)
      appendFileSync(file, `${JSON.stringify(sent)}\n`)
      lines += 1
      if (lines > mostLines) lines = writeAll(file, kept)
    },
    list: () => [...kept.values()],
  }
}

function keyOf({ kind, id }: Pick<SentTransaction, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}

function keep(kept: Map<string, SentTransaction>, sent: SentTransaction): void {
  kept.set(keyOf(sent), sent)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
}

/** Writes the file anew beside the one that stands, so that there is always a whole one; how many lines it has. */
function writeAll(file: string, kept: ReadonlyMap<string, SentTransaction>): number {
  const next = `${file}.next`
  const text = [...kept.values()].map((sent) => `${JSON.stringify(sent)}\n`).join('')
  writeFileSync(next, text, { mode: 0o600 })
  renameSync(next, file)
  return kept.size
}

function readLines(file: string): SentTransaction[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').flatMap(readLine)
}

function readLine(line: string): SentTransaction[] {
  if (line === '') return []
  try {
    // It is written here and nowhere else.
    return [JSON.parse(line) as SentTransaction]
  } catch {
    // The last line of a process that was killed in the middle of it: nobody was told of that one.
    return []
  }
}
