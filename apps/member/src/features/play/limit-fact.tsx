import { formatCompactNumber } from '@saola/i18n'
import { endsOf } from '@saola/rules'
import { useApp, useLanguage } from '@saola/shell'
import { classNames, Icon } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { idInSearch } from '#shared/games/id-in-search.ts'
import { paths } from '#shared/paths.ts'
import { protectionQuery } from '#shared/protection/protection-query.ts'
import styles from './play-strip.module.css'

/** What the tightest loss or wager limit leaves, as a way to the limits, from where one comes back to this game. */
export function LimitFact({ nodeId }: { nodeId: string }): ReactElement {
  const { t } = useTranslation('protection')
  const app = useApp()
  const language = useLanguage()
  const { data } = useQuery(protectionQuery(app))
  const left =
    data &&
    [...data.limits, ...(data.operatorLimits ?? [])]
      .filter(({ kind }) => kind !== 'deposit')
      .map((limit) => limit.left)
  const tightest = left !== undefined && left.length > 0 ? endsOf(left).least : undefined
  return (
    <Link
      to={paths.protection}
      search={{ game: idInSearch(nodeId) }}
      className={styles.limit}
      title={t('strip.open')}
    >
      <Icon name="shield" size={18} />
      <span className={styles.limitName}>{t('strip.limits')}</span>
      <span className={classNames('figures', styles.limitLeft)}>
        {tightest === undefined ? t('strip.none') : formatCompactNumber(tightest, language)}
      </span>
    </Link>
  )
}
