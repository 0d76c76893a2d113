import { callQuery, stale, useApp, useModule } from '@saola/shell'
import { Badge, Card, Icon, type IconName } from '@saola/ui'
import { calls } from '@saola/protocol'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnread } from '#shared/messages/use-unread.ts'
import { paths } from '#shared/paths.ts'
import styles from './account-links.module.css'

/** Where a member's things are. */
export function AccountLinks(): ReactElement {
  const { t } = useTranslation([
    'shell',
    'wallet',
    'member',
    'security',
    'protection',
    'support',
    'contracts',
  ])
  const hasContracts = useModule('AGENTPOLICY3')
  const unread = useUnreadMessages()
  const answers = Math.max(0, useUnread() - unread)
  const links: readonly { href: string; icon: IconName; label: string; unread?: number }[] = [
    { href: '/wallet', icon: 'wallet', label: t('wallet:title') },
    { href: paths.deposit, icon: 'deposit', label: t('wallet:deposit') },
    { href: paths.withdraw, icon: 'bank', label: t('wallet:withdraw') },
    { href: '/wallet/statement', icon: 'statement', label: t('wallet:statement') },
    { href: '/wallet/bets', icon: 'bets', label: t('wallet:bets.title') },
    { href: paths.security, icon: 'shield', label: t('member:security') },
    { href: paths.protection, icon: 'clock', label: t('protection:title') },
    ...(hasContracts
      ? [{ href: paths.contracts, icon: 'contract', label: t('contracts:title') } as const]
      : []),
    { href: paths.profile, icon: 'user', label: t('security:profile.title') },
    { href: '/wallet/profit', icon: 'chart', label: t('wallet:profit.title') },
    { href: paths.messages, icon: 'mail', label: t('member:messages'), unread },
    { href: paths.announcements, icon: 'bell', label: t('support:announcements') },
    { href: paths.support, icon: 'headset', label: t('support:tickets'), unread: answers },
    { href: paths.help, icon: 'help', label: t('shell:nav.help') },
  ]
  return (
    <Card variant="flush">
      <nav aria-label={t('member:title')}>
        <ul className={styles.list}>
          {links.map(({ href, icon, label, unread: count = 0 }) => (
            <li key={href}>
              <Link to={href} className={styles.link}>
                <Icon name={icon} size={22} />
                <span>{label}</span>
                {count > 0 && <Badge tone="accent">{t('member:messages.unread', { count })}</Badge>}
                <Icon name="chevron-right" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  )
}

/** How many messages the member has not read; none until it is known. */
function useUnreadMessages(): number {
  const query = callQuery(useApp().api, calls.support.inbox, { page: 1, size: 1 })
  const { data } = useQuery({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
  return data?.unreadCount ?? 0
}
