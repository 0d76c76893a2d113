import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo, useRef } from 'react'
import type { GamesSearch } from './games-search.ts'

type Change = (search: GamesSearch) => GamesSearch

/** Something over the list that stands in its address: opening it is an entry of the history, closing it goes back. */
export type OwnEntry = {
  /** Puts it into the address, as a new entry unless it takes the place of another. */
  open: (change: Change, replace: boolean) => void
  /** Goes back if it was opened from this page, else changes the address in place. */
  close: (change: Change) => void
  /** The entry is about to be left in another way. */
  leave: () => void
}

/** Remembers whether the entry before this one is the list alone. */
export function useOwnEntry(): OwnEntry {
  const router = useRouter()
  const navigate = useNavigate()
  const isOwn = useRef(false)
  const go = useCallback(
    (search: Change, replace: boolean) => void navigate({ to: '.', search, replace, resetScroll: false }),
    [navigate],
  )
  return useMemo(
    () => ({
      open(change, replace) {
        if (!replace) isOwn.current = true
        go(change, replace)
      },
      close(change) {
        const wasOwn = isOwn.current
        isOwn.current = false
        if (wasOwn) router.history.back()
        else go(change, true)
      },
      leave() {
        isOwn.current = false
      },
    }),
    [go, router],
  )
}
