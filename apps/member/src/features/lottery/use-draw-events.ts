import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Reads again what the gateway says has changed, by its name alone (lottery 12). */
export function useDrawEvents(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const source = new EventSource('/lgw/lottery/events')
    source.addEventListener('message', () => void queries.invalidateQueries({ queryKey: ['lottery'] }))
    return () => source.close()
  }, [queries])
}
