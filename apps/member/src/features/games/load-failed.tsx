import { Button, Notice } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** Stands where titles would: they did not load, and can be asked for again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }): ReactElement {
  const { t } = useTranslation(['games', 'shell'])
  return (
    <Notice
      tone="bad"
      title={t('shell:state.failed')}
      action={<Button onClick={onRetry}>{t('shell:act.retry')}</Button>}
    >
      {t('games:catalogue.failed')}
    </Notice>
  )
}
