import { calls } from '@saola/protocol'
import {
  callQuery,
  isSignedIn,
  LoadFailed,
  openDialog,
  ServiceChannels,
  stale,
  useApp,
  useDocumentTitle,
  useSession,
} from '@saola/shell'
import { Button, Card, Icon, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { ServiceFacts } from './service-facts.tsx'
import styles from './service-page.module.css'

/** Customer service: whether somebody is there, how long an answer takes, and the ways to reach it (support 12). */
export function ServicePage(): ReactElement {
  const { t } = useTranslation('support')
  const query = callQuery(useApp().api, calls.support.service)
  const { data, error, isFetching, isPending, refetch } = useQuery({ ...query, staleTime: stale.minute })
  useDocumentTitle(t('service'))
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('service')}</h1>
        <p className={styles.quiet}>{t('service.lede')}</p>
      </header>
      {isPending && (
        <div className={styles.factsToCome}>
          <Skeleton height="100%" />
        </div>
      )}
      {error !== null && data === undefined && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <ServiceFacts service={data} />}
      <LeaveMessage isOpen={data?.isOpen ?? true} />
      {isPending && (
        <div className={styles.channelsToCome}>
          <Skeleton height="100%" />
        </div>
      )}
      {data !== undefined && <ServiceChannels zalo={data.zalo} telegram={data.telegram} />}
      <nav className={styles.links} aria-label={t('title')}>
        <Link to={paths.chat}>{t('chat.open')}</Link>
        <Link to={paths.support}>{t('tickets')}</Link>
        <Link to={paths.help}>{t('help')}</Link>
        <Link to={paths.feedback}>{t('feedback.find')}</Link>
        <Link to={paths.concern}>{t('concern')}</Link>
      </nav>
      <p className={styles.quiet}>{t('version', { version: saolaVersion })}</p>
    </div>
  )
}

/** A member asks in the account; a guest says how to be reached. */
function LeaveMessage({ isOpen }: { isOpen: boolean }): ReactElement {
  const { t } = useTranslation('support')
  const { dialogs } = useApp()
  const signedIn = isSignedIn(useSession())
  const hint = signedIn ? 'open' : 'guest'
  const icon = <Icon name="mail" size={20} />
  return (
    <Card>
      <div className={styles.message}>
        <p className={styles.quiet}>{t(`service.message_hint.${isOpen ? hint : 'closed'}`)}</p>
        {signedIn ? (
          <Button variant="primary" size="large" asChild icon={icon}>
            <Link to="/support/new">{t('service.message')}</Link>
          </Button>
        ) : (
          <Button variant="primary" size="large" icon={icon} onClick={() => openDialog(dialogs, 'feedback')}>
            {t('service.message')}
          </Button>
        )}
      </div>
    </Card>
  )
}
