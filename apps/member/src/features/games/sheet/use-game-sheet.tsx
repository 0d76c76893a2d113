import { decideLaunch } from '@saola/game-launch'
import { isSignedIn, lazyPart, useApp } from '@saola/shell'
import { useRouter, useSearch } from '@tanstack/react-router'
import { Suspense, useCallback, type ReactElement } from 'react'
import type { GameTitle } from '#shared/games/game-title.ts'
import { idInSearch } from '#shared/games/id-in-search.ts'
import { openGame } from '#shared/games/open-game.ts'
import { codeOfTitle, titleQuery } from '#shared/games/title-queries.ts'
import { useFetchedOnApproach } from '#shared/on-approach.ts'
import { useProtection } from '#shared/protection/use-protection.ts'
import { useOwnEntry } from '../catalogue/use-own-entry.ts'
import { useUnfinished } from '../lobby/use-unfinished.ts'
import { ownStop } from './own-stop.ts'

const GameSheet = lazyPart(() => import('./game-sheet.tsx'), 'GameSheet')

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
  const entry = useOwnEntry()
  const { game } = useSearch({ strict: false })
  const rounds = useUnfinished()
  const protection = useProtection()
  const shown = game === undefined ? undefined : String(game)
  useFetchedOnApproach(GameSheet.load)

  const look = useCallback(
    (title: GameTitle): void => {
      // The sheet, and the page of the game after it, know the title at once.
      app.queryClient.setQueryData(titleQuery(app, title.nodeId).queryKey, title)
      entry.open((search) => ({ ...search, game: idInSearch(title.nodeId) }), shown !== undefined)
    },
    [app, entry, shown],
  )
  const close = (): void => entry.close(({ game: _closed, ...search }) => search)
  const start = useCallback(
    (title: GameTitle): void => {
      const { vendor: vassalage, nodeId, gameId, gameCode, status } = title
      const card = { vassalage, nodeId, gameId, gameCode, status }
      // A round of this very game is gone on with, whatever else is open.
      const unfinished = (rounds.find(({ target }) => target.nodeId === title.nodeId) ?? rounds[0])?.target
      const member = { signedIn: isSignedIn(app.session), type: app.session.member?.type, unfinished }
      const decision = decideLaunch(member, card)
      // The sheet says why, where a launch would only be refused.
      if (decision.kind === 'message' || ownStop(protection, title.minBet ?? 1) !== undefined) {
        look(title)
        return
      }
      app.queryClient.setQueryData(titleQuery(app, title.nodeId).queryKey, title)
      // The game takes the place of the sheet, so that leaving it leads to the list.
      const enter = (href: string): void => {
        entry.leave()
        if (shown === undefined) router.history.push(href)
        else router.history.replace(href)
      }
      const open = (code: string | undefined): void =>
        openGame({ ...app, navigation: { go: enter } }, { ...card, gameCode: code }, unfinished)
      // The page of a lottery is found by its code, which lists leave out.
      const isLottery = decision.kind === 'vn-lottery' || decision.kind === 'sea-lottery'
      if (isLottery && gameCode === undefined) void codeOfTitle(app, nodeId).then(open)
      else open(gameCode)
    },
    [app, entry, look, protection, rounds, router, shown],
  )
  const sheet =
    shown === undefined ? undefined : (
      <Suspense>
        <GameSheet key={shown} nodeId={shown} onLook={look} onStart={start} onClose={close} />
      </Suspense>
    )
  return { look, start, sheet }
}
