import { useEffect, useState } from 'react'
import { useApp, type AppContext } from '../context/app-context.tsx'
import { isSignedIn } from '../session/session.ts'
import { readJson, type KeptValues } from '../context/storage.ts'

/** What may be kept of a form: never a password, never a code. */
type Draft = string | number | null

/** Whose they are, and what they say by name. */
type Kept = { account: string; values: Record<string, unknown> }

const draftsKey = 'drafts'

/**
 * A typed text that outlives a reload and the end of the session, as long as its form is on the screen: after the next
 * sign-in of the same account it is back. It is gone when the form is left, and with a sign-out.
 */
export function useTextDraft(name: string): [text: string, change: (text: string) => void] {
  return useDraft(name, '', (kept) => (typeof kept === 'string' ? kept : undefined))
}

/** As `useTextDraft`, for an amount in đồng; null while there is none. */
export function useAmountDraft(
  name: string,
  initial: number | null = null,
): [amount: number | null, change: (amount: number | null) => void] {
  return useDraft(name, initial, (kept) => (Number.isSafeInteger(kept) ? Number(kept) : undefined))
}

function useDraft<Value extends Draft>(
  name: string,
  initial: Value,
  read: (kept: unknown) => Value | undefined,
): [Value, (value: Value) => void] {
  const app = useApp()
  const [value, setValue] = useState(() => read(readDrafts(app)[name]) ?? initial)
  useEffect(() => writeDraft(app, name, value), [app, name, value])
  useEffect(
    () => () => {
      // A session that ends takes the form away too, and is the case that the draft is for.
      if (isSignedIn(app.session)) writeDraft(app, name, null)
    },
    [app, name],
  )
  return [value, setValue]
}

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

/** What this account has typed in this tab, by name. */
export function readDrafts({ storage, session }: Pick<AppContext, 'storage' | 'session'>): Kept['values'] {
  const kept = restore(storage.tab)
  return kept !== undefined && kept.account === session.member?.account ? kept.values : {}
}

/** Keeps one value; an empty one is forgotten. */
export function writeDraft(app: Pick<AppContext, 'storage' | 'session'>, name: string, value: Draft): void {
  const account = app.session.member?.account
  if (account === undefined) return
  const { [name]: _before, ...others } = readDrafts(app)
  const isEmpty = value === null || value === ''
  const values = isEmpty ? others : { ...others, [name]: value }
  if (Object.keys(values).length === 0) app.storage.tab.remove(draftsKey)
  else app.storage.tab.write(draftsKey, JSON.stringify({ account, values }))
}

function restore(tab: KeptValues): Kept | undefined {
  const value = readJson(tab, draftsKey)
  if (typeof value !== 'object' || value === null || !('account' in value) || !('values' in value)) return
  const { account, values } = value
  if (typeof account !== 'string' || typeof values !== 'object' || values === null) return
  return { account, values: { ...values } }
}
