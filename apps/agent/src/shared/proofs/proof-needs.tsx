import { Button, Card, EmptyState } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** What of its two proofs an account has. */
export type ProofsSet = { hasPaymentPassword: boolean; hasAuthenticator: boolean }

/** What stands in the place of an act with money as long as nobody can prove it: what is missing, and the way to set it up. */
export function ProofNeeds({ hasPaymentPassword, hasAuthenticator }: ProofsSet): ReactElement {
  const { t } = useTranslation('transfer')
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
