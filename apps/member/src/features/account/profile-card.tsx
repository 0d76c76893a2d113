import { formatDate, formatDateTime } from '@saola/i18n'
import { accountType } from '@saola/protocol'
import { useSession, useLanguage } from '@saola/shell'
import { Badge, Button } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useAvatar } from '#shared/account/use-avatar.ts'
import styles from './profile-card.module.css'

/** The account as its owner knows it, with the last sign-in, so that a strange one is noticed. */
export function ProfileCard(): ReactElement | null {
  const { t } = useTranslation(['member', 'security'])
  const { member } = useSession()
  const language = useLanguage()
  const { source, ...picture } = useAvatar().picture
  if (member === undefined) return null
  const name = member.nickname ?? member.account
  const facts = [
    member.toUpline !== undefined && { name: t('upline'), value: member.toUpline },
    member.mobile !== undefined && { name: t('mobile'), value: member.mobile },
    member.regDate !== undefined && { name: t('registered'), value: formatDate(member.regDate, language) },
    member.lastLogin !== undefined && {
      name: t('last_login'),
      value: formatDateTime(member.lastLogin, language),
      under:
        member.lastLoginLocation !== undefined &&
        t('last_login_from', { location: member.lastLoginLocation }),
    },
  ].filter((fact) => fact !== false)
  return (
    <section className={styles.card} aria-label={t('account')}>
      <header className={styles.head}>
        <span className={styles.avatar}>
          {source !== undefined && <img {...picture} src={source} alt="" width={72} height={72} />}
        </span>
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
        <Button asChild size="small" variant="ghost">
          <Link to={paths.profile}>{t('security:change')}</Link>
        </Button>
      </header>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>
              {fact.value}
              {'under' in fact && fact.under !== false && <span className={styles.under}>{fact.under}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
