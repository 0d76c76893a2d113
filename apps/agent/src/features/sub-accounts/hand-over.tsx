import { Notice } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '#shared/copy-button.tsx'
import type { Credentials } from './sub-account-form.tsx'
import styles from './sub-accounts.module.css'

/** What the user of a sub-account has to be told, once. */
export function HandOver({ title, credentials }: { title: string; credentials: Credentials }): ReactElement {
  const { t } = useTranslation('subaccounts')
  return (
    <div className={styles.stack}>
      <Notice tone="good" live title={title}>
        {t('create.hand_over')}
      </Notice>
      <div className={styles.acts}>
        <CopyButton variant="primary" text={t('create.credentials', credentials)}>
          {t('create.copy')}
        </CopyButton>
      </div>
    </div>
  )
}
