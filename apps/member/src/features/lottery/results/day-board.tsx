import type { LotteryDraw } from '@saola/protocol'
import { useApp } from '@saola/shell'
import { EmptyState, Notice } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { DigitView } from '../board/board-rows.ts'
import { HeadTailTable } from '../board/head-tail-table.tsx'
import { ResultBoard } from '../board/result-board.tsx'
import { useReveal } from '../board/use-reveal.ts'
import { DrawClock } from '../draw-clock.tsx'
import { drawName } from '../draw-name.ts'
import { namesQuery } from '../lottery-queries.ts'
import styles from './results-page.module.css'

export type DayBoardProps = {
  draws: readonly LotteryDraw[]
  /** Why the group does not draw on this day. */
  closedReason: string | undefined
  /** The day in words. */
  day: string
  view: DigitView
  marked: string | undefined
}

/** So many draws of a lottery that draws every minute stand on its board at once. */
const mostShown = 12

/** The board of a day: columns for the stations of a region, one board after the other for all else. */
export function DayBoard({ draws, closedReason, day, view, marked }: DayBoardProps): ReactElement {
  const { t } = useTranslation('lottery')
  const { data: names } = useQuery(namesQuery(useApp()))
  const nameOf = ({ gameCode }: LotteryDraw): string => names?.get(gameCode) ?? gameCode
  const [first] = draws
  if (first === undefined) {
    return closedReason === undefined ? (
      <EmptyState title={t('results.empty')} />
    ) : (
      <EmptyState title={t('results.closed')}>{closedReason}</EmptyState>
    )
  }
  const held = draws.filter(({ voidReason }) => voidReason === undefined)
  const together = held.length > 1 && held.every(({ kind }) => kind === 'south' || kind === 'central')
  const isFast = draws.some(({ numero }) => numero.includes('-'))
  return (
    <>
      {draws.flatMap((draw) =>
        draw.voidReason === undefined
          ? []
          : [
              <Notice key={draw.drawId} tone="warn" title={nameOf(draw)}>
                {t('draw.voided', { reason: draw.voidReason })}
              </Notice>,
            ],
      )}
      {together && !isFast ? (
        <Together draws={held} nameOf={nameOf} day={day} view={view} marked={marked} />
      ) : (
        held
          .slice(0, mostShown)
          .map((draw) => (
            <Single
              key={draw.drawId}
              draw={draw}
              name={isFast ? `${nameOf(draw)}, ${t('draw', { number: drawName(draw) })}` : nameOf(draw)}
              view={view}
              marked={marked}
            />
          ))
      )}
    </>
  )
}

type TogetherProps = Pick<DayBoardProps, 'draws' | 'day' | 'view' | 'marked'> & {
  nameOf: (draw: LotteryDraw) => string
}

function Together({ draws, nameOf, day, view, marked }: TogetherProps): ReactElement {
  const { t } = useTranslation('lottery')
  return (
    <div className={styles.boards}>
      <div className={styles.main}>
        <ResultBoard
          caption={t('results.of', { day })}
          draws={draws}
          names={draws.map(nameOf)}
          view={view}
          marked={marked}
        />
        <ul className={`plain-list ${styles.links}`}>
          {draws.map((draw) => (
            <li key={draw.drawId}>
              <DrawLink draw={draw} name={nameOf(draw)} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.sides}>
        {draws
          .filter(({ prizes }) => prizes.length > 0)
          .map((draw) => (
            <section key={draw.drawId} aria-label={nameOf(draw)}>
              <h3 className={styles.station}>{nameOf(draw)}</h3>
              <HeadTailTable draw={draw} />
            </section>
          ))}
      </div>
    </div>
  )
}

type SingleProps = Pick<DayBoardProps, 'view' | 'marked'> & { draw: LotteryDraw; name: string }

function Single({ draw, name, view, marked }: SingleProps): ReactElement {
  const revealed = useReveal(draw)
  return (
    <section className={styles.boards} aria-label={name}>
      <div className={styles.main}>
        <h3 className={styles.station}>{name}</h3>
        <ResultBoard
          caption={name}
          draws={[draw]}
          names={[name]}
          view={view}
          marked={marked}
          revealed={revealed}
        />
        <DrawLink draw={draw} name={name} />
      </div>
      <HeadTailTable draw={draw} revealed={revealed} />
    </section>
  )
}

function DrawLink({ draw, name }: { draw: LotteryDraw; name: string }): ReactElement {
  const { t } = useTranslation('lottery')
  return (
    <p className={styles.link}>
      <Link to="/vnlottery/draw/$drawId" params={{ drawId: draw.drawId }}>
        {t('verify.link', { name })}
      </Link>
      {draw.prizes.length === 0 && (
        <span className={styles.clock}>
          <DrawClock draw={draw} />
        </span>
      )}
    </p>
  )
}
