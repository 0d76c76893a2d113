import { Button, EmptyState } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#shared/frame/page-head.tsx'

/** The page of an account that the team does not have. Asking again would not help: what helps is the list. */
export function NobodyHere(): ReactElement {
  const { t } = useTranslation('team')
  return (
    <>
      <PageHead title={t('detail')} />
      <EmptyState
        title={t('detail.unknown')}
        action={
          <Button asChild>
            <Link to="/team">{t('detail.to_list')}</Link>
          </Button>
        }
      >
        {t('detail.unknown_body')}
      </EmptyState>
    </>
  )
}
