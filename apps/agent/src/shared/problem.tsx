import { isApiError } from '@saola/api-client'
import { errorTextAlone, useText } from '@saola/shell'
import { Button, Copyable, Notice } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

type ProblemProps = { error: unknown; onRetry: () => void }

/** A part of a page that did not load, said in its place: why, what to do, a reference to copy. */
export function Problem({ error, onRetry }: ProblemProps): ReactElement {
  const { t } = useTranslation('shell')
  const text = errorTextAlone(error)
  const say = useText(text)
  const reference = isApiError(error) ? error.reference : undefined
  return (
    <Notice
      tone="bad"
      live
      title={t('state.failed')}
      action={
        <Button size="small" onClick={onRetry}>
          {t('act.retry')}
        </Button>
      }
    >
      <p>{say(text)}</p>
      {reference !== undefined && (
        <Copyable value={reference} copyLabel={t('reference.copy')} copiedLabel={t('act.copied')}>
          {t('reference', { reference })}
        </Copyable>
      )}
    </Notice>
  )
}
