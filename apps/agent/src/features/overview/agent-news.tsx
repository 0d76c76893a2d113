import { formatDateTime } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { callQuery, LoadFailed, RichText, stale, useApp, useLanguage } from '@saola/shell'
import { Button, Dialog, Icon, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './agent-news.module.css'

/** What the merchant tells its agents (system 19): the newest in one line, all of them in a dialog. */
export function AgentNews(): ReactElement | null {
  const { t } = useTranslation(['support', 'shell'])
  const language = useLanguage()
  const { api } = useApp()
  const [isOpen, setOpen] = useState(false)
  const call = calls.system.announcements
  const { data, error, isFetching, isPending, refetch } = useQuery({
    ...callQuery(api, call, { types: 'A' }),
    staleTime: stale.minute,
    meta: { call, quiet: true },
  })
  if (isPending) {
    return (
      <div className={styles.line}>
        <Skeleton height="var(--hit)" />
      </div>
    )
  }
  if (data === undefined) return <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
  const [newest] = data.agent
  if (!newest) return null
  return (
    <section className={styles.line} aria-label={t('support:announcements.type.agent')}>
      <Icon name="bell" size={20} />
      <p className={styles.newest}>{newest.title}</p>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('support:announcements.read')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('support:announcements.type.agent')}
        closeLabel={t('shell:dialog.close')}
      >
        <ul className={`plain-list ${styles.all}`}>
          {data.agent.map(({ id, title, content, publishedAt }) => (
            <li key={id ?? title}>
              <h3 className={styles.title}>{title}</h3>
              {publishedAt !== undefined && (
                <time className={styles.when}>{formatDateTime(publishedAt, language)}</time>
              )}
              <RichText text={content} className={styles.content} />
            </li>
          ))}
        </ul>
      </Dialog>
    </section>
  )
}
