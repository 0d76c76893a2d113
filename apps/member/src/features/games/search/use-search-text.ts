import { useSavesData } from '@saola/shell'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#shared/when-idle.ts'
import type { GameFilters } from '../catalogue/game-filters.ts'

/** Writing the address at each key would cost the frame that shows the result. */
const settleMs = 300

/**
 * The text of the search field: ahead of the address while somebody types, in it soon after, and following it when the
 * person goes back. `wanted` says that the catalogue should be there: the field was touched, or the page is at rest and bytes are not spared.
 */
export function useSearchText(
  filters: GameFilters,
  onFilters: (filters: GameFilters) => void,
): { text: string; setText: (text: string) => void; wanted: boolean; want: () => void } {
  const router = useRouter()
  const address = filters.q ?? ''
  const [text, setText] = useState(address)
  const [wanted, setWanted] = useState(address !== '')
  const sent = useRef(address)
  const write = useRef<(text: string) => void>(() => undefined)
  useEffect(() => {
    write.current = (typed) => {
      const { q: _before, ...others } = filters
      sent.current = typed
      onFilters(typed === '' ? others : { ...others, q: typed })
    }
  }, [filters, onFilters])

  const saves = useSavesData()
  useEffect(() => (saves ? undefined : whenIdle(() => setWanted(true))), [saves])
  useEffect(() => {
    if (address === sent.current) return
    sent.current = address
    setText(address)
  }, [address])
  useEffect(() => {
    const typed = text.trim()
    if (typed === sent.current) return undefined
    const { pathname } = router.latestLocation
    const timer = setTimeout(() => {
      // Who has tapped a title meanwhile is on the way to it, and would be called back.
      if (router.latestLocation.pathname === pathname) write.current(typed)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [text, router])

  return { text, setText, wanted: wanted || text !== '', want: useCallback(() => setWanted(true), []) }
}
