import type { Announcements } from '@saola/protocol'
import { Button, Dialog } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { NoticeWords } from './notice-words.tsx'
import styles from './popup-dialog.module.css'

export type PopupDialogProps = { notice: Announcements['popup'][number]; onClose: () => void }

/** One notice over the page, which may lead to an offer. */
export function PopupDialog({ notice, onClose }: PopupDialogProps): ReactElement {
  const { t } = useTranslation(['support', 'shell'])
  const { title, content, publishedAt, promotionId } = notice
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('shell:dialog.close')}
    >
      <NoticeWords content={content} publishedAt={publishedAt} />
      <div className={styles.acts}>
        {promotionId === undefined ? (
          <Button variant="primary" onClick={onClose}>
            {t('support:announcements.understood')}
          </Button>
        ) : (
          <Button variant="primary" asChild>
            <Link to="/promotions/$promotionId" params={{ promotionId }} onClick={onClose}>
              {t('support:announcements.go')}
            </Link>
          </Button>
        )}
        <Button variant="quiet" asChild>
          <Link to={paths.announcements} onClick={onClose}>
            {t('support:announcements.read')}
          </Link>
        </Button>
      </div>
    </Dialog>
  )
}
