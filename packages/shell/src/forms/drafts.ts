import type { AppContext } from '../context/app-context.tsx'
import { isSignedIn } from '../session/session.ts'
import { readJson, type KeptValues } from '../context/storage.ts'

/** What may be kept of a form, and the entry of the tab's history in which it stands: never a password, never a code. */
export type Draft = { name: string; value: string | number | null; entry: string | undefined }

/** Whose they are, in which entry of the tab's history they were typed, and what they say by name. */
type Kept = { account: string; entry: string | undefined; values: Record<string, unknown> }

/** What the drafts need of an app. */
type Drafting = Pick<AppContext, 'storage' | 'session' | 'navigation'>

/** Where a tab keeps what was typed. */
export const draftsKey = 'drafts'

/** Takes the drafts aside while the tab forgets everything; calling the answer puts them back. */
export function holdDrafts(tab: KeptValues): () => void {
  const drafts = tab.read(draftsKey)
  return () => {
    if (drafts !== undefined) tab.write(draftsKey, drafts)
  }
}

/** Forgets what somebody else typed in this tab. */
export function dropForeignDrafts({ storage, session }: Pick<AppContext, 'storage' | 'session'>): void {
  if (restore(storage.tab)?.account !== session.member?.account) storage.tab.remove(draftsKey)
}

/**
 * Forgets what was typed on a page that was left without being taken down, as when a step back loads another document.
 * Nobody being signed in, a session has ended, and the drafts wait for the next one.
 */
export function dropLeftDrafts({ storage, session, navigation }: Drafting): void {
  if (!isSignedIn(session)) return
  if (restore(storage.tab)?.entry !== navigation.entry()) storage.tab.remove(draftsKey)
}

/** What this account has typed in this tab, by name. */
export function readDrafts({ storage, session }: Pick<AppContext, 'storage' | 'session'>): Kept['values'] {
  const kept = restore(storage.tab)
  return kept !== undefined && kept.account === session.member?.account ? kept.values : {}
}

/** Keeps one value; an empty one is forgotten. */
export function writeDraft(
  app: Pick<AppContext, 'storage' | 'session'>,
  { name, value, entry }: Draft,
): void {
  const account = app.session.member?.account
  if (account === undefined) return
  const { [name]: _before, ...others } = readDrafts(app)
  const isEmpty = value === null || value === ''
  const values = isEmpty ? others : { ...others, [name]: value }
  if (Object.keys(values).length === 0) app.storage.tab.remove(draftsKey)
  else app.storage.tab.write(draftsKey, JSON.stringify({ account, entry, values }))
}

function restore(tab: KeptValues): Kept | undefined {
  const value = readJson(tab, draftsKey)
  if (typeof value !== 'object' || value === null || !('account' in value) || !('values' in value)) return
  const { account, values } = value
  if (typeof account !== 'string' || typeof values !== 'object' || values === null) return
  const entry = 'entry' in value && typeof value.entry === 'string' ? value.entry : undefined
  return { account, entry, values: { ...values } }
}
