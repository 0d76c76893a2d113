import { decideLaunch } from '@saola/game-launch'
import { isSignedIn, useApp } from '@saola/shell'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useRef, type ReactElement } from 'react'
import type { GameTitle } from '#shared/games/game-title.ts'
import { openGame } from '#shared/games/open-game.ts'
import { titleQuery } from '#shared/games/title-queries.ts'
import { playPath } from '#shared/paths.ts'
import { idInSearch, type GamesSearch } from '../catalogue/games-search.ts'
import { useUnfinished } from '../lobby/use-unfinished.ts'
import { GameSheet } from './game-sheet.tsx'

/**
 * The sheet of a title: `look` opens it, `start` goes without it into the game (games 4) and opens it where the title or
 * the account does not let it. The sheet stands in the address, so that going back closes it and a link shows it (games 38).
 */
export function useGameSheet(): {
  look: (title: GameTitle) => void
  start: (title: GameTitle) => void
  /** What the page renders. */
  sheet: ReactElement | undefined
} {
  const app = useApp()
  const router = useRouter()
  const navigate = useNavigate()
  const { game } = useSearch({ strict: false })
  const rounds = useUnfinished()
  // Whether the entry before this one is the list without the sheet.
  const isOwnEntry = useRef(false)
  const shown = game === undefined ? undefined : String(game)

  const go = useCallback(
    (change: (search: GamesSearch) => GamesSearch, replace: boolean) =>
      void navigate({ to: '.', search: change, replace, resetScroll: false }),
    [navigate],
  )
  const look = useCallback(
    (title: GameTitle): void => {
      // The sheet, and the page of the game after it, know the title at once.
      app.queryClient.setQueryData(titleQuery(app, title.nodeId).queryKey, title)
      if (shown === undefined) isOwnEntry.current = true
      go((search) => ({ ...search, game: idInSearch(title.nodeId) }), shown !== undefined)
    },
    [app, go, shown],
  )
  const close = useCallback((): void => {
    const isOwn = isOwnEntry.current
    isOwnEntry.current = false
    if (isOwn) router.history.back()
    else go(({ game: _closed, ...search }) => search, true)
  }, [go, router])
  const start = useCallback(
    (title: GameTitle): void => {
      const card = { vassalage: title.vendor, nodeId: title.nodeId, status: title.status }
      // A round of this very game is gone on with, whatever else is open.
      const unfinished = (rounds.find(({ target }) => target.nodeId === title.nodeId) ?? rounds[0])?.target
      const member = { signedIn: isSignedIn(app.session), type: app.session.member?.type, unfinished }
      const decision = decideLaunch(member, card)
      if (decision.kind === 'message') {
        look(title)
        return
      }
      app.queryClient.setQueryData(titleQuery(app, title.nodeId).queryKey, title)
      // The game takes the place of the sheet, so that leaving it leads to the list.
      const enter = (href: string): void => {
        isOwnEntry.current = false
        if (shown === undefined) router.history.push(href)
        else router.history.replace(href)
      }
      // A lottery's own title is a game like others; only a lottery as a whole has a page.
      if (decision.kind === 'vn-lottery' || decision.kind === 'sea-lottery') enter(playPath(title.nodeId))
      else openGame({ ...app, navigation: { go: enter } }, card, unfinished)
    },
    [app, look, rounds, router, shown],
  )
  const sheet =
    shown === undefined ? undefined : (
      <GameSheet key={shown} nodeId={shown} onLook={look} onStart={start} onClose={close} />
    )
  return { look, start, sheet }
}
