import { formatDateTime } from '@saola/i18n'
import { accountType } from '@saola/protocol'
import { useSession, useLanguage } from '@saola/shell'
import { Badge, Icon } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useAvatar } from '#shared/account/use-avatar.ts'
import { CardBalance } from './card-balance.tsx'
import { InboxLink } from './inbox-link.tsx'
import styles from './profile-card.module.css'

/** The head of the account: picture, level, money and post; and the last sign-in, so that a strange one is noticed. */
export function ProfileCard(): ReactElement | null {
  const { t } = useTranslation(['member', 'security'])
  const { member } = useSession()
  const language = useLanguage()
  const { source, ...picture } = useAvatar().picture
  if (member === undefined) return null
  const name = member.nickname ?? member.account
  return (
    <section className={styles.card} aria-label={t('account')}>
      <header className={styles.head}>
        <Link to={paths.profile} className={styles.avatar} aria-label={t('security:profile.title')}>
          {source === undefined ? (
            <Icon name="user" size={36} />
          ) : (
            <img {...picture} src={source} alt="" width={72} height={72} />
          )}
        </Link>
        <div className={styles.names}>
          <h2>{name}</h2>
          {name !== member.account && <p className={styles.account}>{member.account}</p>}
          <p className={styles.labels}>
            {member.type === accountType.trial && <Badge tone="info">{t('type.trial')}</Badge>}
            {member.clubLabel !== undefined && <Badge tone="value">{member.clubLabel.labelName}</Badge>}
            {member.memberLabel.map((label) => (
              <Badge key={label}>{label}</Badge>
            ))}
          </p>
        </div>
        <InboxLink />
      </header>
      <CardBalance />
      {member.lastLogin !== undefined && (
        <Link to={paths.security} className={styles.last}>
          <Icon name="shield" size={18} />
          <span>
            <span>{t('last_login')}: </span>
            <time>{formatDateTime(member.lastLogin, language)}</time>
            {member.lastLoginLocation !== undefined && (
              <span className={styles.under}>
                {t('last_login_from', { location: member.lastLoginLocation })}
              </span>
            )}
          </span>
        </Link>
      )}
    </section>
  )
}
