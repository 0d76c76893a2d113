import type { TransferTerms } from '@saola/protocol'
import { Button, Card, EmptyState } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** What stands in the place of a transfer as long as the agent cannot prove it: what is missing, and the way to set it up. */
export function TransferNeeds({ bounds }: { bounds: TransferTerms }): ReactElement {
  const { t } = useTranslation('transfer')
  const { hasPaymentPassword, hasAuthenticator } = bounds
  return (
    <Card>
      <EmptyState
        title={t('needs')}
        action={
          <Button variant="primary" asChild>
            <Link to="/me" hash="security">
              {t('needs.act')}
            </Link>
          </Button>
        }
      >
        {!hasPaymentPassword && <span>{t('needs.password')} </span>}
        {!hasAuthenticator && <span>{t('needs.authenticator')}</span>}
      </EmptyState>
    </Card>
  )
}
