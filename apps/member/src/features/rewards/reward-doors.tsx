import { Icon, type IconName } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import styles from './reward-doors.module.css'

/** The ways from the tab of rewards to what a member's level gives and to what came before. */
export function RewardDoors(): ReactElement {
  const { t } = useTranslation(['promotions', 'member', 'winners'])
  const doors: readonly {
    to: string
    search?: { board: 'this' }
    icon: IconName
    label: string
  }[] = [
    { to: paths.vip, icon: 'star', label: t('promotions:vip') },
    { to: paths.rebates, icon: 'refresh', label: t('promotions:rebate') },
    { to: paths.invite, icon: 'share', label: t('promotions:invite') },
    { to: paths.winners, search: { board: 'this' }, icon: 'chart', label: t('winners:ranking') },
    { to: paths.bonus, icon: 'statement', label: t('member:bonus') },
  ]
  return (
    <ul className={`plain-list ${styles.doors}`}>
      {doors.map(({ to, search, icon, label }) => (
        <li key={to}>
          <Link to={to} {...(search && { search })} className={styles.door}>
            <Icon name={icon} size={22} />
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
