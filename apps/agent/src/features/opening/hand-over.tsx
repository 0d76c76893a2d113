import { Button, Card, Notice } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenedAccount } from './account-form.tsx'
import { CopyButton } from '#shared/copy-button.tsx'
import styles from './opening.module.css'

type HandOverProps = { account: OpenedAccount; onAgain: () => void }

/** An account is open: what its owner has to be told, once. */
export function HandOver({ account, onAgain }: HandOverProps): ReactElement {
  const { t } = useTranslation('opening')
  const { customerId, name, password } = account
  const credentials = t('direct.credentials', { name, password })
  return (
    <Card>
      <div className={styles.stack}>
        <Notice tone="good" live title={t('direct.done', { name })}>
          {t('direct.hand_over')}
        </Notice>
        <div className={styles.acts}>
          <CopyButton variant="primary" text={credentials}>
            {t('direct.copy')}
          </CopyButton>
          <Button onClick={onAgain}>{t('direct.another')}</Button>
          {customerId !== undefined && (
            <Button asChild>
              <Link to="/team/$memberId" params={{ memberId: customerId }}>
                {t('direct.show')}
              </Link>
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
