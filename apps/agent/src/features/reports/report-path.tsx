import { turnTo } from '@saola/shell'
import { Button, Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportFilter } from './report-filter.ts'
import styles from './report-path.module.css'
import type { ReportPageProps } from './report-view.tsx'

type ReportPathProps = Pick<ReportPageProps, 'filter' | 'onFilter'> & {
  /** From oneself, who is the first, down to the account in sight. */
  path: readonly { customerId: string; customerName: string }[]
}

/** The way down to the account that a report looks from; each step leads back to its own report. */
export function ReportPath({ path, filter, onFilter }: ReportPathProps): ReactElement {
  const { t } = useTranslation('team')
  const { q: _, member: __, ...rest } = turnTo(filter, 1)
  return (
    <nav aria-label={t('list.path')}>
      <ol className={styles.path}>
        {path.map(({ customerId, customerName }, index) => {
          const name = index === 0 ? t('list.root') : customerName
          const target: ReportFilter = index === 0 ? rest : { ...rest, member: Number(customerId) }
          return (
            <li key={customerId}>
              {index > 0 && <Icon name="chevron-right" size={16} />}
              {index === path.length - 1 ? (
                <span className={styles.here} aria-current="page">
                  {name}
                </span>
              ) : (
                <Button variant="quiet" size="small" onClick={() => onFilter(target, 'choice')}>
                  {name}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
