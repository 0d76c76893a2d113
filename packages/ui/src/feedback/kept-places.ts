import { createContext, useContext, useLayoutEffect } from 'react'

/** Notes a place that is kept for something; what it answers takes the note back. */
export type KeepPlace = () => () => void

/** Where the places inside of a `Together` are noted. */
export const KeptPlaces = createContext<KeepPlace | undefined>(undefined)

/** Notes the place that a component keeps, as long as it stands. */
export function useKeptPlace(): void {
  const keep = useContext(KeptPlaces)
  useLayoutEffect(() => keep?.(), [keep])
}
