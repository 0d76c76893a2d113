import { decideLaunch } from '@saola/game-launch'
import type { VendorCard } from '@saola/protocol'
import { lazyPart, useApp } from '@saola/shell'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useCallback, type ReactElement } from 'react'
import { openGame } from '#shared/games/open-game.ts'
import { useFetchedOnApproach } from '#shared/on-approach.ts'
import { useOwnEntry } from '../catalogue/use-own-entry.ts'
import type { VendorListProps } from './vendor-list.tsx'

const VendorList = lazyPart(() => import('./vendor-list.tsx'), 'VendorList')

/** A list may be looked at by everybody; who starts a title of it signs in then. */
const anybody = { signedIn: true }

/**
 * The list of a vendor over the page: `open` shows it, or does what else the tile of a vendor stands for. It stands in
 * the address, so that going back closes it and a link shows it (games 6).
 */
export function useVendorList(tiles: Omit<VendorListProps, 'vendor' | 'onClose'>): {
  open: (card: VendorCard) => void
  list: ReactElement | undefined
} {
  const app = useApp()
  const entry = useOwnEntry()
  useFetchedOnApproach(VendorList.load)
  const { list: vendor } = useSearch({ strict: false })
  const open = useCallback(
    (card: VendorCard): void => {
      if (decideLaunch(anybody, card).kind !== 'choose') openGame(app, card)
      else entry.open((search) => ({ ...search, list: card.vassalage }), false)
    },
    [app, entry],
  )
  const close = (): void => entry.close(({ list: _closed, ...search }) => search)
  return {
    open,
    list:
      vendor === undefined ? undefined : (
        <Suspense>
          <VendorList {...tiles} vendor={vendor} onClose={close} />
        </Suspense>
      ),
  }
}
