import { calls } from '@saola/protocol'
import { callKey, isSignedIn, openDialog, rememberPlace, useApp, useHasCalls, useSession } from '@saola/shell'
import { useToast } from '@saola/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameTitle } from '#shared/games/game-title.ts'
import { favoriteIdsQuery } from '../catalogue/queries.ts'

type Change = { title: GameTitle; keep: boolean }

export type Favorites = {
  favorites: ReadonlySet<string>
  /** Undefined where the gateway keeps no favourites. */
  toggle: ((title: GameTitle) => void) | undefined
}

/** The member's favourites, changed at once and put back when the gateway refuses; a visitor is asked to sign in. */
export function useFavorites(): Favorites {
  const app = useApp()
  const isKept = useHasCalls('games.addFavorite', 'games.removeFavorite')
  const { t } = useTranslation(['games', 'shell'])
  const toast = useToast()
  const signedIn = isSignedIn(useSession())
  const query = favoriteIdsQuery(app)
  const { data } = useQuery({ ...query, enabled: signedIn })
  const favorites = useMemo(() => new Set(signedIn && isKept ? data : []), [data, signedIn, isKept])
  const { mutate } = useMutation({
    mutationKey: [calls.games.addFavorite.id],
    mutationFn: ({ title, keep }: Change) =>
      app.api.send(keep ? calls.games.addFavorite : calls.games.removeFavorite, {
        nodeId: title.nodeId,
        vendor: title.vendor,
        gameType: title.family,
      }),
    meta: { call: calls.games.addFavorite },
    onMutate: async ({ title, keep }) => {
      await app.queryClient.cancelQueries(query)
      app.queryClient.setQueryData(query.queryKey, (ids = []) => {
        const others = ids.filter((id) => id !== title.nodeId)
        return keep ? [title.nodeId, ...others] : others
      })
    },
    onError: () => app.queryClient.invalidateQueries(query),
    onSettled: () =>
      app.queryClient.invalidateQueries({ queryKey: callKey(calls.games.favoriteList).slice(0, 2) }),
  })
  const change = useCallback(
    (title: GameTitle, keep: boolean): void => {
      mutate({ title, keep })
      toast({
        text: t(keep ? 'games:favorite.added' : 'games:favorite.removed', { name: title.name }),
        action: { label: t('games:favorite.undo'), onSelect: () => mutate({ title, keep: !keep }) },
      })
    },
    [mutate, toast, t],
  )
  const toggle = useCallback(
    (title: GameTitle): void => {
      if (signedIn) {
        change(title, !favorites.has(title.nodeId))
        return
      }
      rememberPlace(app.session, app.navigation.here())
      openDialog(app.dialogs, 'sign-in')
    },
    [app, change, favorites, signedIn],
  )
  return { favorites, toggle: isKept ? toggle : undefined }
}
