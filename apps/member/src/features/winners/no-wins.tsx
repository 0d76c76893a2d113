import { Button, EmptyState } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'

/** A board without a win, with the way to the games. */
export function NoWins({ title }: { title: string }): ReactElement {
  const { t } = useTranslation('games')
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="primary" asChild>
          <Link to={paths.games}>{t('title')}</Link>
        </Button>
      }
    />
  )
}
