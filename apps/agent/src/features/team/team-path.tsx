import { Icon } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeamFilter } from '#shared/team/team-filter.ts'
import styles from './team-path.module.css'

type Step = { customerId: string; customerName: string }

type TeamPathProps = {
  /** From the agent that looks, who is the first, down to the one in sight. */
  path: readonly Step[]
  /** Where a step leads; without an id to oneself. */
  leadTo: (customerId: string | undefined) => TeamFilter
}

/** The way from oneself down to a branch or person; each step leads into its branch, the last is where one is. */
export function TeamPath({ path, leadTo }: TeamPathProps): ReactElement {
  const { t } = useTranslation('team')
  return (
    <nav aria-label={t('list.path')}>
      <ol className={styles.path}>
        {path.map((step, index) => {
          const name = index === 0 ? t('list.root') : step.customerName
          return (
            <li key={step.customerId}>
              {index > 0 && <Icon name="chevron-right" size={16} />}
              {index === path.length - 1 ? (
                <span className={styles.here} aria-current="page">
                  {name}
                </span>
              ) : (
                <Link
                  className={styles.step}
                  to="/team"
                  search={leadTo(index === 0 ? undefined : step.customerId)}
                >
                  {name}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
