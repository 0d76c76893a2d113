import type { ReactElement } from 'react'
import type { FollowedRouter } from '../visits/follow-routes.ts'
import type { AppRouter } from '../mount-app.tsx'

/** An app's pages with their router, and what shows them. */
export type Pages = { router: AppRouter & FollowedRouter; View: () => ReactElement }

/** What an app starts with: the code of a page that needs no router, and everything else. */
export type StartParts<First, Rest extends Pages> = {
  /** Whether the page at the present address is the one that needs no router. */
  isFirst(): boolean
  fetchFirst(): Promise<First>
  /** Reads what the first page shows. */
  readFirst(first: First): Promise<unknown>
  /** Fetches the other pages and builds their router. */
  fetchPages(): Promise<Rest>
}

/** What is on screen: the first page alone, the pages with their router, or neither, for their code did not come. */
export type OnScreen<First, Rest extends Pages = Pages> =
  | { kind: 'first'; first: First }
  | { kind: 'pages'; pages: Rest }
  | { kind: 'failed' }
  | { kind: 'nothing' }

/** The router as the shell knows it, which loads the real one only when a page other than the first is asked for. */
export type Start<First, Rest extends Pages = Pages> = AppRouter & {
  onScreen(): OnScreen<First, Rest>
  /** Calls when something else is on screen; returns how to stop. */
  subscribe(listener: () => void): () => void
}

/** Starts at the first page without the router, and at any other address with it. Give it to `mountApp` as its router. */
export function createStart<First, Rest extends Pages>(parts: StartParts<First, Rest>): Start<First, Rest> {
  const listeners = new Set<() => void>()
  let onScreen: OnScreen<First, Rest> = { kind: 'nothing' }
  let fetching: Promise<Rest> | undefined

  function show(next: OnScreen<First, Rest>): void {
    onScreen = next
    for (const listener of listeners) listener()
  }

  async function fetchPages(): Promise<Rest> {
    fetching ??= parts.fetchPages()
    return fetching.catch((error: unknown) => {
      fetching = undefined
      throw error
    })
  }

  async function openPages(): Promise<void> {
    const pages = await fetchPages()
    await pages.router.load()
    show({ kind: 'pages', pages })
  }

  async function openFirst(): Promise<void> {
    const first = await parts.fetchFirst()
    await parts.readFirst(first)
    show({ kind: 'first', first })
  }

  function push(path: string): void {
    if (onScreen.kind === 'pages') {
      onScreen.pages.router.history.push(path)
      return
    }
    window.history.pushState(null, '', path)
    // Without their code the router cannot open a page; the browser can, and says why when it cannot.
    openPages().catch(() => window.location.assign(path))
  }

  // The code of what is shown first comes while the shell still asks for the status; where it is lost, `load` asks again.
  const ahead: Promise<unknown> = parts.isFirst() ? parts.fetchFirst() : fetchPages()
  ahead.catch(() => undefined)

  return {
    onScreen: () => onScreen,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    history: { push },
    load: async () => {
      try {
        await (parts.isFirst() ? openFirst() : openPages())
      } catch (error) {
        console.error(error)
        show({ kind: 'failed' })
      }
    },
    invalidate: async () => {
      if (onScreen.kind === 'pages') await onScreen.pages.router.invalidate()
      // Whoever has signed in elsewhere is past the first page.
      else if (onScreen.kind === 'first' && !parts.isFirst()) await openPages()
    },
  }
}
