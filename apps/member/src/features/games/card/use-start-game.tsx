import { decideLaunch } from '@saola/game-launch'
import { messageKey, type MessageKey } from '@saola/i18n'
import { isSignedIn, useApp } from '@saola/shell'
import { useCallback, useState, type ReactElement } from 'react'
import type { GameTitle } from '#shared/games/game-title.ts'
import { openGame } from '#shared/games/open-game.ts'
import { playPath } from '#shared/paths.ts'
import { titleQuery } from '#shared/games/title-queries.ts'
import { useUnfinished } from '../lobby/use-unfinished.ts'
import { BlockedGame } from './blocked-game.tsx'

/** Starts a tapped title (games 4); what may not start says why in the dialog, which the page renders. */
export function useStartGame(): { start: (title: GameTitle) => void; dialog: ReactElement | undefined } {
  const app = useApp()
  const unfinished = useUnfinished()[0]?.target
  const [blocked, setBlocked] = useState<{ title: GameTitle; reason: MessageKey }>()
  const start = useCallback(
    (title: GameTitle): void => {
      const card = { vassalage: title.vendor, nodeId: title.nodeId, status: title.status }
      const member = { signedIn: isSignedIn(app.session), type: app.session.member?.type }
      const decision = decideLaunch(member, card)
      if (decision.kind === 'message') {
        setBlocked({ title, reason: messageKey(decision.key) })
        return
      }
      setBlocked(undefined)
      // The page of the game knows its name at once.
      app.queryClient.setQueryData(titleQuery(app, title.nodeId).queryKey, title)
      // A lottery's own title is a game like others; only a lottery as a whole has a page.
      if (decision.kind === 'vn-lottery' || decision.kind === 'sea-lottery') {
        app.navigation.go(playPath(title.nodeId))
        return
      }
      openGame(app, card, unfinished)
    },
    [app, unfinished],
  )
  const dialog = blocked && (
    <BlockedGame
      title={blocked.title}
      reason={blocked.reason}
      onStart={start}
      onClose={() => setBlocked(undefined)}
    />
  )
  return { start, dialog }
}
