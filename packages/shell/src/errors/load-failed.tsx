import { isApiError } from '@saola/api-client'
import { Button, Copyable, EmptyState } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { isAbsence } from '../capabilities/capabilities.ts'
import { useCapabilities } from '../context/app-context.tsx'
import { useText } from '../context/use-text.ts'
import { errorTextAlone } from './error-text.ts'

export type LoadFailedProps = { error: unknown; onRetry: () => void; busy?: boolean }

/**
 * Stands where a list or a form could not be read: what happened, the way to try again, a reference to copy. Nothing
 * stands there for what the gateway does not have.
 */
export function LoadFailed({ error, onRetry, busy = false }: LoadFailedProps): ReactElement | null {
  const capabilities = useCapabilities()
  const { t } = useTranslation('shell')
  const text = errorTextAlone(error)
  const say = useText(text)
  const reference = isApiError(error) ? error.reference : undefined
  if (isAbsence(capabilities, error)) return null
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
        <span>{say(text)}</span>
        {reference !== undefined && (
          <Copyable value={reference} copyLabel={t('reference.copy')} copiedLabel={t('act.copied')}>
            {t('reference', { reference })}
          </Copyable>
        )}
      </EmptyState>
    </div>
  )
}
