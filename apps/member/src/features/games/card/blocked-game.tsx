import { say, type MessageKey } from '@saola/i18n'
import { languageInUse, openDialog, useApp, usePreferences } from '@saola/shell'
import { Button, Dialog } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOfGame, type GameTitle } from '#shared/games/game-title.ts'
import { TileArt } from '#shared/games/tile-art.tsx'
import styles from './blocked-game.module.css'
import { familyQuery } from '../catalogue/queries.ts'

export type BlockedGameProps = {
  title: GameTitle
  reason: MessageKey
  onStart: (title: GameTitle) => void
  onClose: () => void
}

/** How many similar titles stand side by side on the narrowest phone. */
const similarCount = 3

/** Why a title does not start now, with titles of its family that do. */
export function BlockedGame({ title, reason, onStart, onClose }: BlockedGameProps): ReactElement {
  const { t, i18n } = useTranslation(['games', 'shell'])
  const app = useApp()
  const language = languageInUse(usePreferences(), app.brand)
  const accountMissing = reason === 'games:real_account_needed'
  const query = familyQuery(app, title.family)
  const { data } = useQuery({ ...query, enabled: !accountMissing, meta: { ...query.meta, quiet: true } })
  const similar = (data?.games ?? [])
    .map((game) => titleOfGame(game, new Map()))
    .filter((other) => other.status === 'open' && other.nodeId !== title.nodeId)
    .slice(0, similarCount)
  const handleRegister = (): void => {
    onClose()
    openDialog(app.dialogs, 'register')
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title.name}
      description={say(i18n, reason)}
      closeLabel={t('shell:dialog.close')}
      size="small"
    >
      {accountMissing && (
        <Button variant="primary" wide onClick={handleRegister}>
          {t('games:launch.register')}
        </Button>
      )}
      {similar.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('games:blocked.similar')}</h3>
          <ul className={`plain-list ${styles.list}`}>
            {similar.map((other) => (
              <li key={other.nodeId}>
                <button type="button" className={styles.tile} onClick={() => onStart(other)}>
                  <TileArt title={other} language={language} />
                  <span>{other.name}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
