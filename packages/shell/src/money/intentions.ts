import { newIdempotencyKey } from '../calls/idempotency-key.ts'
import type { AppContext } from '../context/app-context.tsx'
import { readJson, type KeptValues } from '../context/storage.ts'

/** One wish of a person to move money by one call, and the key that every request for it carries. */
type Intention = { call: string; wish: string; key: string }

/** Whose they are, the latest first. */
type Kept = { account: string; open: Intention[] }

type Keeping = Pick<AppContext, 'session' | 'storage'>

const intentionsKey = 'intentions'
/** So many wishes without an answer are remembered; the oldest is forgotten first. */
const most = 20

/** The key of a wish that still waits for its answer, also from before a reload; undefined when there is none. */
export function findIntention(app: Keeping, call: string, wish: string): string | undefined {
  return readOpen(app).find((open) => open.call === call && open.wish === wish)?.key
}

/** The key under which a wish is sent, kept before anything leaves: the one that waits for its answer, or a new one. */
export function intend(app: Keeping, call: string, wish: string): string {
  const known = findIntention(app, call, wish)
  if (known !== undefined) return known
  const key = newIdempotencyKey()
  write(app, [{ call, wish, key }, ...readOpen(app)].slice(0, most))
  return key
}

/** The wish has its answer: the same again is another one. */
export function endIntention(app: Keeping, key: string): void {
  write(
    app,
    readOpen(app).filter((open) => open.key !== key),
  )
}

/** Takes the intentions aside while the tab forgets everything; calling the answer puts them back. */
export function holdIntentions(tab: KeptValues): () => void {
  const intentions = tab.read(intentionsKey)
  return () => {
    if (intentions !== undefined) tab.write(intentionsKey, intentions)
  }
}

function readOpen({ session, storage }: Keeping): Intention[] {
  const kept = restore(storage.tab)
  return kept !== undefined && kept.account === session.member?.account ? kept.open : []
}

function write({ session, storage }: Keeping, open: Intention[]): void {
  const account = session.member?.account
  if (account === undefined) return
  if (open.length === 0) storage.tab.remove(intentionsKey)
  else storage.tab.write(intentionsKey, JSON.stringify({ account, open } satisfies Kept))
}

function restore(tab: KeptValues): Kept | undefined {
  const value = readJson(tab, intentionsKey)
  if (typeof value !== 'object' || value === null || !('account' in value) || !('open' in value)) return
  const { account, open } = value
  if (typeof account !== 'string' || !Array.isArray(open)) return
  return { account, open: open.filter(isIntention) }
}

function isIntention(value: unknown): value is Intention {
  if (typeof value !== 'object' || value === null) return false
  return ['call', 'wish', 'key'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')
}
