import { formatRelativeDay, formatTime } from '@saola/i18n'
import { minuteMs } from '@saola/rules'
import { useApp, useLanguage, useServerNow } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { useId, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { InnerLink } from '../frame/inner-link.tsx'
import { Balls } from './balls.tsx'
import { lotteryPath, lotteryPaths } from './lottery-paths.ts'
import { openedQuery } from './opened-query.ts'
import styles from './opened-rail.module.css'

/** A draw of keno has twenty numbers; one line of them fits into a tile, so that all are of one height. */
const mostBalls = 6

/** The last results of the lotteries in a row that scrolls sideways; each leads to its lottery (lottery 3). */
export function OpenedRail(): ReactElement {
  const { t } = useTranslation('games')
  const language = useLanguage()
  const now = useServerNow(minuteMs)
  const id = useId()
  const { data } = useQuery(openedQuery(useApp(), 20))
  const drawn = (data ?? []).filter(({ winNo, gameCode }) => winNo !== undefined && gameCode !== undefined)
  return (
    <section className={styles.rail} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {t('opened')}
        </h2>
        <InnerLink className={styles.all} to={lotteryPaths.results}>
          {t('opened.all')}
        </InnerLink>
      </div>
      <ul className={`plain-list ${styles.list}`}>
        {drawn.map(({ gameCode = '', gameName = gameCode, winNo = '', drawTime }) => (
          <li key={gameCode}>
            <InnerLink className={styles.tile} to={lotteryPath({ gameCode })}>
              <b className={styles.name}>{gameName}</b>
              <Balls number={winNo} size="small" most={mostBalls} />
              {drawTime !== undefined && (
                <span className={styles.time}>
                  {formatTime(drawTime, language)} {formatRelativeDay(drawTime, language, now)}
                </span>
              )}
            </InnerLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
