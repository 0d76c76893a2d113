import { errorText, useText } from '@saola/shell'
import { Button, EmptyState } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

export type LoadFailedProps = { error: unknown; onRetry: () => void; busy: boolean }

/** Stands where a list or a form could not be read: what happened, and the way to try again. */
export function LoadFailed({ error, onRetry, busy }: LoadFailedProps): ReactElement {
  const { t } = useTranslation('shell')
  const text = errorText(error)
  const say = useText(text)
  return (
    <div role="alert">
      <EmptyState
        title={t('state.failed')}
        action={
          <Button busy={busy} onClick={onRetry}>
            {t('act.retry')}
          </Button>
        }
      >
        {say(text)}
      </EmptyState>
    </div>
  )
}
