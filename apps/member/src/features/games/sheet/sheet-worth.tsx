import { formatMoney, formatNumber, formatPercent } from '@saola/i18n'
import type { CallReply, calls } from '@saola/protocol'
import { pointsOfStake, rebateOf } from '@saola/rules'
import { isSignedIn, useApp, useLanguage, useSession } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameTitle } from '#shared/games/game-title.ts'
import { ratesQuery } from '#shared/rewards/rates-query.ts'
import { vipQuery } from '#shared/rewards/vip-query.ts'
import styles from './game-sheet.module.css'

/** The stake that the lines are reckoned for, in đồng. */
const stake = 1_000_000

/** The gateway writes a share in hundredths of a percent. */
const wholeShare = 10_000

export type SheetWorthProps = {
  title: GameTitle
  facts: CallReply<typeof calls.games.title> | undefined
}

/** What a stake at a title is worth beside what it wins: what counts of it, its points, and the rebate of the reader's level (games 84). */
export function SheetWorth({ title, facts }: SheetWorthProps): ReactElement | null {
  const { t } = useTranslation(['games', 'points'])
  const app = useApp()
  const language = useLanguage()
  const session = useSession()
  const share = facts?.validShare
  // Levels are members' own, as calls say it.
  const climbs = isSignedIn(session) && session.member?.type === 0
  const { data: rates } = useQuery({ ...ratesQuery(app), enabled: share !== undefined })
  const { data: vip } = useQuery({ ...vipQuery(app), enabled: climbs && share !== undefined })
  const { family } = title
  if (share === undefined || family === undefined) return null
  const level = vip?.place === undefined ? undefined : vip.levels[vip.place]
  const rate = level?.rebates.find((rebate) => rebate.family === family)?.rate ?? 0
  const counted = Math.floor((stake * share) / wholeShare)
  const earn = Object.fromEntries((rates?.earn ?? []).map(({ type, ...ratio }) => [type, ratio]))
  return (
    <section className={styles.worth}>
      <h3>{t('games:worth.title', { stake: formatMoney(stake, language) })}</h3>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('games:worth.share')}</dt>
          <dd className="figures" translate="no">
            {formatPercent(share / wholeShare, language)}
          </dd>
        </div>
        {rates && (
          <div className={styles.fact}>
            <dt>{t('games:worth.points')}</dt>
            <dd className="figures" translate="no">
              {formatNumber(pointsOfStake(earn, family, stake, share), language)}
            </dd>
          </div>
        )}
        {rate > 0 && level && (
          <div className={styles.fact}>
            <dt>{t('games:worth.rebate', { level: level.name })}</dt>
            <dd className="figures" translate="no">
              {formatMoney(rebateOf(counted, rate), language)}
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>{t('games:worth.note')}</p>
    </section>
  )
}
