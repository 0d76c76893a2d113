import { calls } from '@saola/protocol'
import {
  callQuery,
  isSignedIn,
  LoadFailed,
  openDialog,
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
      {isPending && <Skeleton height="11rem" />}
      {error !== null && data === undefined && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <ServiceFacts service={data} />}
      <LeaveMessage isOpen={data?.isOpen ?? true} />
      {data !== undefined && <Channels zalo={data.zalo} telegram={data.telegram} />}
      <nav className={styles.links} aria-label={t('title')}>
        <Link to={paths.chat}>{t('chat.open')}</Link>
        <Link to={paths.support}>{t('tickets')}</Link>
        <Link to={paths.help}>{t('help')}</Link>
        <Link to={paths.feedback}>{t('feedback.find')}</Link>
      </nav>
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

function Channels({
  zalo,
  telegram,
}: {
  zalo: string | undefined
  telegram: string | undefined
}): ReactElement {
  const { t } = useTranslation(['support', 'landing'])
  const channels = [
    { id: 'zalo', href: zalo },
    { id: 'telegram', href: telegram },
  ] as const
  const there = channels.filter(({ href }) => href !== undefined)
  if (there.length === 0) return <p className={styles.quiet}>{t('support:service.none')}</p>
  return (
    <ul className={`plain-list ${styles.channels}`}>
      {there.map(({ id, href }) => (
        <li key={id}>
          <a className={styles.channel} href={href} target="_blank" rel="noopener noreferrer">
            <ChannelMark channel={id} />
            <span>{t(`support:service.${id}`)}</span>
            <Icon name="share" size={18} />
            <span className="visually-hidden"> ({t('landing:qr.new_window')})</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Signs of our own for the two messengers: a bubble with a letter, and a paper plane. */
function ChannelMark({ channel }: { channel: 'zalo' | 'telegram' }): ReactElement {
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" width={40} height={40} aria-hidden="true">
      {channel === 'zalo' ? (
        <>
          <path
            d="M20 5c9 0 15 5.6 15 13s-6 13-15 13c-1.9 0-3.7-.25-5.3-.7L8 34l1.3-6.3C6.6 25.3 5 21.9 5 18 5 10.6 11 5 20 5Z"
            className={styles.zalo}
          />
          <path d="M15 13.5h10L15.5 23H25" className={styles.stroke} />
        </>
      ) : (
        <>
          <circle cx="20" cy="20" r="15" className={styles.telegram} />
          <path d="M11.5 20.3 28.5 13l-2.8 14.5-5.7-4.2-3 2.9-.5-4.9L28.5 13" className={styles.stroke} />
        </>
      )}
    </svg>
  )
}
