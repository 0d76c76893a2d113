import type { LotteryDraw, LotteryGame } from '@saola/protocol'
import { Icon } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Balls } from '#shared/lottery/balls.tsx'
import { DrawClock } from '../draw-clock.tsx'
import { drawName } from '../draw-name.ts'
import { headlineOf } from '../headline.ts'
import styles from './draw-head.module.css'

export type DrawHeadProps = { game: LotteryGame; draw: LotteryDraw | undefined }

/** The draw that is bet on with its countdown, and the last result beside it. */
export function DrawHead({ game, draw }: DrawHeadProps): ReactElement {
  const { t } = useTranslation('lottery')
  const { last } = game
  const headline = last && headlineOf(last)
  return (
    <div className={styles.head}>
      <div className={styles.next}>
        {draw === undefined ? (
          <p>{t('menu.no_draw')}</p>
        ) : (
          <>
            <p className={styles.label}>{t('draw.closes_of', { number: drawName(draw) })}</p>
            <p className={styles.clock}>
              <Icon name="clock" size={22} />
              <DrawClock draw={draw} />
            </p>
          </>
        )}
      </div>
      {last !== undefined && headline !== undefined && (
        <Link className={styles.last} to="/vnlottery/draw/$drawId" params={{ drawId: last.drawId }}>
          <span className={styles.label}>{t('draw.last', { number: drawName(last) })}</span>
          <Balls number={headline} />
        </Link>
      )}
    </div>
  )
}
