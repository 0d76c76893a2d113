import { Dialog } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { TermsText } from './terms-text.tsx'

/** The terms over the page that stands, for a site that has no page of them. */
export function TermsDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation(['terms', 'shell'])
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('terms:title')}
      closeLabel={t('shell:dialog.close')}
    >
      <TermsText />
    </Dialog>
  )
}
