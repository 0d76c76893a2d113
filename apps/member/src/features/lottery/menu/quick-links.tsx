import { isSignedIn, useApp, useSession } from '@saola/shell'
import { Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { lotteryPath } from '#shared/lottery/lottery-paths.ts'
import { popularQuery, recentQuery } from '../lottery-queries.ts'
import styles from './lottery-page.module.css'
import type { MenuEntry } from './menu-entry.ts'

/** So many names stand in a row. */
const shown = 8

/** The lotteries that the member played last; for others those that many play. */
export function QuickLinks({ entries }: { entries: readonly MenuEntry[] }): ReactElement | null {
  const { t } = useTranslation('lottery')
  const app = useApp()
  const signedIn = isSignedIn(useSession())
  const id = useId()
  const { data: recent, isLoading: isRecalling } = useQuery({ ...recentQuery(app), enabled: signedIn })
  const { data: popular, isLoading } = useQuery(popularQuery(app))
  const played = (recent ?? []).flatMap(({ gameMenus }) => gameMenus.map(({ gameCode }) => gameCode))
  const codes = played.length > 0 ? played : (popular ?? []).map(({ gameCode }) => gameCode)
  const named = codes
    .flatMap((code) => entries.find(({ gameCode }) => gameCode === code) ?? [])
    .slice(0, shown)
  if (isLoading || isRecalling) return <Skeleton height="4.5rem" />
  if (named.length === 0) return null
  return (
    <section className={styles.quick} aria-labelledby={id}>
      <h2 id={id} className={styles.quickTitle}>
        {played.length > 0 ? t('recent') : t('menu.soon')}
      </h2>
      <ul className={`plain-list ${styles.quickList}`}>
        {named.map(({ gameCode, labelName }) => (
          <li key={gameCode}>
            <Link className={styles.quickLink} to={lotteryPath({ gameCode })}>
              {labelName ?? gameCode}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
