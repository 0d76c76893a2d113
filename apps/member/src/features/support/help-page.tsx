import { calls } from '@saola/protocol'
import { callQuery, openDialog, RichText, stale, TourButton, useApp, useDocumentTitle } from '@saola/shell'
import { Button, EmptyState, Field, Icon, Skeleton, TextInput } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { tourScenes } from '#shared/tour-scenes.ts'
import { groupArticles } from './group-articles.ts'
import styles from './help-page.module.css'

/**
 * The help centre: questions by topic, found while typing, with or without Vietnamese marks; the question that was asked
 * by a link lies open.
 */
export function HelpPage({ asked = '' }: { asked?: string | undefined }): ReactElement {
  const { t } = useTranslation(['support', 'shell', 'protection'])
  const { api, dialogs } = useApp()
  const [text, setText] = useState(asked)
  const query = callQuery(api, calls.support.helpCenter)
  const { data, isPending } = useQuery({ ...query, staleTime: stale.session })
  const topics = groupArticles(data ?? [], text)
  useDocumentTitle(t('support:help'))
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('support:help')}</h1>
        <TourButton scenes={tourScenes} />
      </header>
      <Field label={t('support:help.search')}>
        <TextInput type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      {isPending && <Skeleton height="80vh" />}
      {!isPending && topics.length === 0 && (
        <EmptyState title={t(text === '' ? 'support:help.empty' : 'shell:state.none_found')} />
      )}
      {topics.map(({ topic, articles }) => (
        <section key={topic} className={styles.topic} aria-labelledby={`topic-${topic}`}>
          <h2 id={`topic-${topic}`}>{t(`support:type.${topic}`)}</h2>
          {articles.map((article) => (
            <details key={article.id} className={styles.article} open={article.title === asked}>
              <summary className={styles.question}>
                {article.title}
                <Icon name="chevron-down" size={20} />
              </summary>
              <RichText text={article.content} className={styles.answer} />
            </details>
          ))}
        </section>
      ))}
      <aside className={styles.service}>
        <p>{t('support:help.still')}</p>
        <Button asChild>
          <Link to={paths.support}>{t('support:tickets.new')}</Link>
        </Button>
        <Button onClick={() => openDialog(dialogs, 'feedback')}>{t('support:feedback')}</Button>
        <Link className={styles.find} to={paths.feedback}>
          {t('support:feedback.find')}
        </Link>
        <Button asChild icon={<Icon name="headset" size={20} />}>
          <Link to={paths.service}>{t('support:service')}</Link>
        </Button>
      </aside>
      <p>
        <Link to={paths.concern}>{t('protection:concern.link')}</Link>
      </p>
    </div>
  )
}
