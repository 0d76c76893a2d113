import type { Sealing } from '@saola/server'
import { openNumber } from '../../accounts/cards/card-number.ts'
import { openShown } from '../../accounts/identity/shown-identity.ts'
import type { Database } from '../../db/database.ts'
import {
  readFirstPages,
  readLastKeys,
  readPageAfter,
  type ExportPage,
  type RowKey,
} from './export-page-store.ts'
import { exportParts } from './export-parts.ts'

/** Rows of a part that are read in the first look, and in each that follows. */
const inFirst = 100
const inOne = 1_000

/** Who and what a document is about, and what its bank accounts and verifications are sealed with. */
type Asked = {
  accountId: number
  head: Readonly<Record<string, unknown>>
  sealing: Pick<Sealing, 'settings'>
}

type Started = { name: string; first: ExportPage; upTo: RowKey | undefined }

/**
 * Reads the beginning of every part, and answers the text of an envelope with the whole document, piece by piece: what
 * follows is read when it is taken (member 22).
 */
export async function startDocument(db: Database, asked: Asked): Promise<AsyncGenerator<string>> {
  const parts = Object.entries(exportParts).map(([name, part]) => ({
    name,
    part,
    limit: Math.min(inFirst, part.most ?? inFirst),
  }))
  const pages = await readFirstPages(db, asked.accountId, parts)
  // Only of what is longer than its beginning it matters where it ends.
  const long = parts.filter(({ part, limit }, at) => part.by.length > 0 && pages[at]?.rows.length === limit)
  const lasts = await readLastKeys(
    db,
    asked.accountId,
    long.map(({ part }) => part),
  )
  const upTo = new Map(long.map(({ name }, at) => [name, lasts[at]]))
  const started = parts.map(({ name }, at) => ({
    name,
    first: pages[at] ?? { rows: [], last: undefined },
    upTo: upTo.get(name),
  }))
  return write(db, asked, started)
}

async function* write(db: Database, asked: Asked, parts: readonly Started[]): AsyncGenerator<string> {
  // Everything ends in the last line alone: what breaks off before is no JSON.
  yield `{"success":true,"value":${JSON.stringify(asked.head).slice(0, -1)}`
  for (const part of parts) {
    yield `,${JSON.stringify(part.name)}:`
    if (part.name === 'account') yield part.first.rows[0] ?? 'null'
    else yield* writeList(db, asked, part)
  }
  yield '}}'
}

async function* writeList(
  db: Database,
  { accountId, sealing }: Asked,
  { name, first, upTo }: Started,
): AsyncGenerator<string> {
  const part = exportParts[name]
  const open = sealed[name]
  const textOf = (row: string): string => (open === undefined ? row : open(sealing, row))
  yield `[${first.rows.map(textOf).join(',')}`
  if (part && upTo) {
    const limit = part.most ?? inOne
    let after = first.last
    for (;;) {
      const page = await readPageAfter(db, accountId, { part, after, upTo, limit })
      if (page.rows.length > 0) yield `,${page.rows.map(textOf).join(',')}`
      if (page.rows.length < limit) break
      after = page.last
    }
  }
  yield ']'
}

type Open = (sealing: Pick<Sealing, 'settings'>, text: string) => string

/** Parts whose rows are opened for their owner. */
const sealed: Readonly<Record<string, Open>> = { bankAccounts: openCard, identityChecks: openIdentity }

/** A verification with what was shown for it. */
function openIdentity(sealing: Pick<Sealing, 'settings'>, text: string): string {
  const { reference, sealed: shown, ...row }: Record<string, unknown> = JSON.parse(text)
  return JSON.stringify({ ...row, ...openShown(sealing, String(reference), String(shown)) })
}

/** A bank account with its number as its owner knows it. */
function openCard(sealing: Pick<Sealing, 'settings'>, text: string): string {
  const { numberKey, ...row }: Record<string, unknown> = JSON.parse(text)
  const card = {
    account_number: String(row['accountNumber']),
    number_key: numberKey === null ? null : String(numberKey),
  }
  return JSON.stringify({ ...row, accountNumber: openNumber(sealing, card) })
}
