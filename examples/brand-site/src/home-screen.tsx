import { launchUrl } from '@saola/game-launch'
import { calls, type Game } from '@saola/protocol'
import { callQuery, isSignedIn, openDialog, stale, useApp } from '@saola/shell'
import { Button } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** The hot games; a tap opens one, or the way in. */
export function HomeScreen(): ReactElement {
  const { api, session, dialogs } = useApp()
  const { t } = useTranslation('games')
  const { data } = useQuery({ ...callQuery(api, calls.games.hotGames, {}), staleTime: stale.minute })

  async function open({ nodeId }: Game): Promise<void> {
    if (!isSignedIn(session)) return openDialog(dialogs, 'sign-in')
    const url = launchUrl(await api.send(calls.games.launchGame, { launchMode: 'GLS', nodeId }))
    if (url !== undefined) location.assign(url)
  }

  return (
    <>
      <h1>{t('rail.hot')}</h1>
      {data?.list.map((game) => (
        <p key={game.nodeId}>
          <Button wide onClick={() => void open(game)}>
            {game.displayName}
          </Button>
        </p>
      ))}
    </>
  )
}
