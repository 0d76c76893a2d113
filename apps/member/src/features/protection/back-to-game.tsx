import { useApp } from '@saola/shell'
import { Button, Icon } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { titleQuery } from '#shared/games/title-queries.ts'
import { playPath } from '#shared/paths.ts'
import styles from './protection.module.css'

/** The way back to the game above which somebody looked at the limits. */
export function BackToGame({ nodeId }: { nodeId: string }): ReactElement | null {
  const { t } = useTranslation('protection')
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const { data: title } = useQuery(titleQuery(useApp(), nodeId))
  if (!title) return null
  const handleBack = (): void => {
    // Going back leaves the history as it was, so that leaving the game still leads to its list.
    if (canGoBack) router.history.back()
    else router.history.replace(playPath(nodeId))
  }
  return (
    <div className={styles.back}>
      <Button variant="primary" icon={<Icon name="play" size={18} filled />} onClick={handleBack}>
        {t('back_to_game', { name: title.name })}
      </Button>
    </div>
  )
}
