import { formatDateTime } from '@saola/i18n'
import { calls } from '@saola/protocol'
import {
  callQuery,
  isNotFound,
  LoadFailed,
  openDialog,
  stale,
  useApp,
  useDocumentTitle,
  useLanguage,
} from '@saola/shell'
import { Badge, Button, Card, Field, Notice, Skeleton, TextInput } from '@saola/ui'
import { plainText } from '@saola/validation'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isFeedbackReference } from './feedback-reference.ts'
import styles from './tickets.module.css'

export type FeedbackPageProps = { reference: string; onReference: (reference: string) => void }

/** What became of feedback, for whoever has its reference (support 10). */
export function FeedbackPage({ reference, onReference }: FeedbackPageProps): ReactElement {
  const { t } = useTranslation('support')
  const { dialogs } = useApp()
  const [typed, setTyped] = useState(reference)
  const [isWrong, setWrong] = useState(false)
  useDocumentTitle(t('feedback.find'))
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const wanted = plainText(typed).toUpperCase()
    setWrong(!isFeedbackReference(wanted))
    if (isFeedbackReference(wanted)) onReference(wanted)
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('feedback.find')}</h1>
          <p className={styles.quiet}>{t('feedback.find_lede')}</p>
        </div>
        <Button onClick={() => openDialog(dialogs, 'feedback')}>{t('feedback')}</Button>
      </header>
      <Card>
        <form className={styles.form} onSubmit={handleSubmit} noValidate>
          <Field
            label={t('feedback.reference')}
            hint={t('feedback.reference_hint')}
            error={isWrong ? t('feedback.reference_issue') : undefined}
          >
            <TextInput
              value={typed}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="primary" size="large" wide>
            {t('feedback.look')}
          </Button>
        </form>
      </Card>
      {isFeedbackReference(reference) && <State key={reference} reference={reference} />}
    </div>
  )
}

function State({ reference }: { reference: string }): ReactElement {
  const { t } = useTranslation('support')
  const language = useLanguage()
  const query = callQuery(useApp().api, calls.support.feedbackState, { reference })
  const { data, error, isFetching, isPending, refetch } = useQuery({ ...query, staleTime: stale.moment })
  if (isPending) return <Skeleton height="10rem" />
  if (data === undefined) {
    if (isNotFound(error))
      return (
        <Notice tone="warn" live>
          {t('feedback.unknown')}
        </Notice>
      )
    return <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <>
      <Notice
        tone={data.answer === undefined ? 'info' : 'good'}
        title={data.answer && t('feedback.answer')}
        live
      >
        {data.answer === undefined ? (
          t('feedback.waiting')
        ) : (
          <>
            <p className={styles.content}>{data.answer.content}</p>
            <p className={styles.quiet}>{formatDateTime(data.answer.at, language)}</p>
          </>
        )}
      </Notice>
      <Card title={t('feedback.content')}>
        <p className={styles.facts}>
          <Badge>{t(`type.${data.type}`)}</Badge>
          <span className={styles.quiet}>{formatDateTime(data.sentAt, language)}</span>
        </p>
        <p className={styles.content}>{data.content}</p>
      </Card>
    </>
  )
}
