import { accountType } from '@saola/protocol'
import { isOffered, useCapabilities, useModule, useSession } from '@saola/shell'
import { Badge, Card, Icon, type IconName } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnread } from '#shared/messages/use-unread.ts'
import { paths } from '#shared/paths.ts'
import styles from './account-links.module.css'
import { accountWords } from './account-words.ts'
import { useUnreadMessages } from './inbox-link.tsx'

type Place = { href: string; icon: IconName; label: string; unread?: number }

/** Where a member's things are, in short groups. */
export function AccountLinks(): ReactElement {
  const { t } = useTranslation(accountWords)
  const hasContracts = useModule('AGENTPOLICY3')
  const isMember = useSession().member?.type === accountType.member
  const capabilities = useCapabilities()
  const unread = useUnreadMessages()
  const answers = Math.max(0, useUnread() - unread)
  const ofLevels: readonly Place[] = [
    { href: paths.vip, icon: 'shield', label: t('member:vip') },
    { href: paths.rebates, icon: 'refresh', label: t('promotions:rebate') },
    { href: paths.invite, icon: 'share', label: t('promotions:invite') },
    { href: paths.bonus, icon: 'statement', label: t('member:bonus') },
  ]
  const groups: readonly { title: string; places: readonly Place[] }[] = [
    {
      title: t('member:group.money'),
      places: [
        { href: '/wallet', icon: 'wallet', label: t('wallet:title') },
        { href: paths.deposits, icon: 'deposit', label: t('wallet:deposit.list') },
        { href: paths.withdraw, icon: 'withdraw', label: t('wallet:withdraw.list') },
        { href: paths.banks, icon: 'bank', label: t('wallet:withdraw.manage_accounts') },
      ],
    },
    {
      title: t('member:group.records'),
      places: [
        { href: '/wallet/bets', icon: 'bets', label: t('wallet:bets.title') },
        { href: '/wallet/statement', icon: 'statement', label: t('wallet:statement') },
        { href: '/wallet/profit', icon: 'chart', label: t('wallet:profit.title') },
      ],
    },
    {
      title: t('member:group.rewards'),
      places: [
        { href: paths.rewards, icon: 'gift', label: t('member:rewards') },
        ...(isMember ? ofLevels : []),
        { href: paths.points, icon: 'star', label: t('points:title') },
      ],
    },
    {
      title: t('member:group.account'),
      places: [
        { href: paths.profile, icon: 'user', label: t('security:profile.title') },
        { href: paths.security, icon: 'shield', label: t('member:security') },
        ...(isMember ? [{ href: paths.identity, icon: 'lock', label: t('member:identity') } as const] : []),
        { href: paths.protection, icon: 'clock', label: t('protection:title') },
        ...(hasContracts
          ? [{ href: paths.contracts, icon: 'contract', label: t('contracts:title') } as const]
          : []),
      ],
    },
    {
      title: t('member:group.help'),
      places: [
        { href: paths.messages, icon: 'mail', label: t('member:messages'), unread },
        { href: paths.announcements, icon: 'bell', label: t('support:announcements') },
        { href: paths.chat, icon: 'team', label: t('support:chat') },
        { href: paths.service, icon: 'headset', label: t('support:service') },
        { href: paths.support, icon: 'info', label: t('support:tickets'), unread: answers },
        { href: paths.help, icon: 'help', label: t('shell:nav.help') },
        { href: paths.download, icon: 'phone', label: t('shell:nav.download') },
      ],
    },
  ]
  const offered = groups
    .map(({ title, places }) => ({
      title,
      places: places.filter(({ href }) => isOffered(capabilities, href)),
    }))
    .filter(({ places }) => places.length > 0)
  return (
    <nav aria-label={t('member:title')} className={styles.groups}>
      {offered.map(({ title, places }) => (
        <Card key={title} variant="flush" title={title} className={styles.group}>
          <ul className={styles.list}>
            {places.map(({ href, icon, label, unread: count = 0 }) => (
              <li key={href}>
                <Link to={href} className={styles.link}>
                  <Icon name={icon} size={22} />
                  <span className={styles.label}>
                    <span>{label}</span>
                    {count > 0 && <Badge tone="accent">{t('member:messages.unread', { count })}</Badge>}
                  </span>
                  <Icon name="chevron-right" size={18} />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </nav>
  )
}
