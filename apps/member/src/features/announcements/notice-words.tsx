import { formatDateTime } from '@saola/i18n'
import type { Announcements } from '@saola/protocol'
import { RichText, useLanguage } from '@saola/shell'
import type { ReactElement } from 'react'
import styles from './notice-words.module.css'

type NoticeWordsProps = Pick<Announcements['popup'][number], 'content' | 'publishedAt'>

/** What a notice says under its title: since when, and each paragraph of it. */
export function NoticeWords({ content, publishedAt }: NoticeWordsProps): ReactElement {
  const language = useLanguage()
  return (
    <div className={styles.words}>
      {publishedAt !== undefined && (
        <time className={styles.quiet} dateTime={new Date(publishedAt).toISOString()}>
          {formatDateTime(publishedAt, language)}
        </time>
      )}
      <RichText text={content} />
    </div>
  )
}
