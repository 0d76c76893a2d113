import { Icon, Skeleton } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Balls } from '#shared/lottery/balls.tsx'
import { lotteryPath } from '#shared/lottery/lottery-paths.ts'
import type { OpenedNumber } from '#shared/lottery/opened-query.ts'
import { DrawClock } from '../draw-clock.tsx'
import { drawName } from '../draw-name.ts'
import styles from './game-tile.module.css'
import type { MenuEntry } from './menu-entry.ts'

export type GameTileProps = {
  entry: MenuEntry
  groupCode: string
  last: OpenedNumber | undefined
  /** What came last is on its way. */
  isWaiting: boolean
}

/** A lottery in the menu: its name, what came last, how long the next draw takes bets. The whole tile is the link. */
export function GameTile({ entry, groupCode, last, isWaiting }: GameTileProps): ReactElement {
  const { t } = useTranslation('lottery')
  const { gameCode, labelName, next } = entry
  return (
    <Link className={styles.tile} to={lotteryPath({ gameCode, groupCode })}>
      <span className={styles.head}>
        <b className={styles.name}>{labelName ?? gameCode}</b>
        <Icon name="chevron-right" size={18} />
      </span>
      <span className={styles.last}>
        {isWaiting && <Skeleton width="60%" />}
        {!isWaiting && last?.winNo && (
          <>
            <Balls number={last.winNo} size="small" />
            <span className={styles.quiet}>
              {last.numero !== undefined && drawName({ numero: last.numero })}
            </span>
          </>
        )}
        {!isWaiting && !last?.winNo && <span className={styles.quiet}>{t('menu.no_result')}</span>}
      </span>
      <span className={styles.next}>
        {next === undefined ? (
          <span className={styles.quiet}>{t('menu.no_draw')}</span>
        ) : (
          <>
            <span className={styles.quiet}>{t('draw', { number: drawName(next) })}</span>
            <span className={styles.clock}>
              <Icon name="clock" size={16} />
              <DrawClock draw={next} />
            </span>
          </>
        )}
      </span>
    </Link>
  )
}
