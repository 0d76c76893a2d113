import { formatDateTime } from '@saola/i18n'
import { useApp, useLanguage } from '@saola/shell'
import { Button, Dialog } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { announcementsQuery } from '#shared/announcements/announcements-query.ts'
import { paths } from '#shared/paths.ts'
import { keepSeen, seenPopups } from './seen-popups.ts'
import styles from './popup-notices.module.css'

/** What the operator wants everybody to have read, one after another and once for each device (support 11). */
export function PopupNotices(): ReactElement | null {
  const { t } = useTranslation(['support', 'shell'])
  const language = useLanguage()
  const app = useApp()
  const { device } = app.storage
  const { data } = useQuery(announcementsQuery(app))
  const [closed, setClosed] = useState(() => seenPopups(device))
  const unseen = data?.popup.filter(({ id }) => id !== undefined && !closed.includes(id)) ?? []
  const [notice] = unseen
  if (notice?.id === undefined) return null
  const { id, title, content, publishedAt, promotionId } = notice
  const handleClose = (): void => {
    keepSeen(device, id)
    setClosed([...closed, id])
  }
  return (
    <Dialog
      key={id}
      open
      onOpenChange={(open) => !open && handleClose()}
      title={title}
      closeLabel={t('shell:dialog.close')}
    >
      <div className={styles.words}>
        {publishedAt !== undefined && (
          <time className={styles.quiet} dateTime={new Date(publishedAt).toISOString()}>
            {formatDateTime(publishedAt, language)}
          </time>
        )}
        {content.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.acts}>
        {promotionId === undefined ? (
          <Button variant="primary" onClick={handleClose}>
            {t('support:announcements.understood')}
          </Button>
        ) : (
          <Button variant="primary" asChild>
            <Link to="/promotions/$promotionId" params={{ promotionId }} onClick={handleClose}>
              {t('support:announcements.go')}
            </Link>
          </Button>
        )}
        <Button variant="quiet" asChild>
          <Link to={paths.announcements} onClick={handleClose}>
            {t('support:announcements.read')}
          </Link>
        </Button>
      </div>
    </Dialog>
  )
}
