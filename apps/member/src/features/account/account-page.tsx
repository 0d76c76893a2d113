import { leave, useApp, useDocumentTitle, useSession } from '@saola/shell'
import { Button, Card } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** Who is signed in, and the way out. */
export function AccountPage(): ReactElement {
  const { t } = useTranslation(['shell', 'session'])
  const app = useApp()
  const { member } = useSession()
  useDocumentTitle(t('shell:nav.account'))
  return (
    <Card title={member?.nickname}>
      <p>{member?.account}</p>
      <Button onClick={() => void leave(app)}>{t('session:sign_out')}</Button>
    </Card>
  )
}
