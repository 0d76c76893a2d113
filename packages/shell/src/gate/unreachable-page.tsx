import { Button } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DialogText } from '../dialogs/dialogs.ts'
import { FullPage } from './full-page.tsx'
import { useText } from '../context/use-text.ts'

export type UnreachablePageProps = {
  /** What went wrong, for everyone. */
  text: DialogText
  /** What went wrong, for whoever runs the site. */
  problem?: string
  checking: boolean
  onRetry: () => void
  corner?: ReactNode
}

/** The site cannot start: no gateway, or no brand. Says so and goes on by itself once that is over. */
export function UnreachablePage(props: UnreachablePageProps): ReactElement {
  const { text, problem, checking, onRetry, corner } = props
  const { t } = useTranslation(['system', 'shell'])
  const say = useText(text)
  return (
    <FullPage
      title={t('system:config.title')}
      corner={corner}
      actions={
        <Button variant="primary" busy={checking} onClick={onRetry}>
          {t('shell:act.retry')}
        </Button>
      }
    >
      <p role="alert">{say(text)}</p>
      {problem !== undefined && (
        <p>
          <code>{problem}</code>
        </p>
      )}
    </FullPage>
  )
}
