import type { LotteryDraw } from '@saola/protocol'
import { isRegion, prizeShapes } from '@saola/rules'
import { classNames, VisuallyHidden } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrizeName } from '../use-prize-name.ts'
import { boardRows, revealAt, shownDigits, type DigitView } from './board-rows.ts'
import styles from './result-board.module.css'

export type ResultBoardProps = {
  /** Names the board. */
  caption: string
  /** Draws of one kind, a column each. */
  draws: readonly LotteryDraw[]
  /** How the draws are called, in their order; shown where there are several. */
  names: readonly string[]
  view?: DigitView
  /** A digit whose tails are marked. */
  marked?: string | undefined
  /** How many numbers of each are out yet, while a result is shown one by one. */
  revealed?: number | undefined
}

/** A result as it is printed: a prize a row, a station a column (lottery 59). */
export function ResultBoard(props: ResultBoardProps): ReactElement {
  const { caption, draws, names, view = 'full', marked, revealed } = props
  const { t } = useTranslation('lottery')
  const prizeName = usePrizeName()
  const [first] = draws
  if (first === undefined) return <></>
  const { kind } = first
  const reveal = revealAt(kind, revealed ?? Number.POSITIVE_INFINITY)
  const lowest = isRegion(kind) ? prizeShapes[kind].length - 1 : -1
  return (
    <table className={classNames(styles.board, draws.length === 1 && styles.single)}>
      <caption className="visually-hidden">{caption}</caption>
      <colgroup>
        <col className={styles.prizeColumn} />
        {draws.map(({ drawId }) => (
          <col key={drawId} />
        ))}
      </colgroup>
      <thead className={draws.length === 1 ? 'visually-hidden' : undefined}>
        <tr>
          <th scope="col">{t('board.prize')}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {boardRows(kind, first.prizes).map((place) => (
          <tr
            key={place}
            className={classNames(place === 0 && styles.special, place === lowest && styles.lowest)}
          >
            <th scope="row">{prizeName(kind, place)}</th>
            {draws.map((draw) => (
              <td key={draw.drawId}>
                <span className={styles.numbers} data-count={Math.min(6, numbersOf(draw, place).length)}>
                  {numbersOf(draw, place).map((number, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a number is its place in the prize
                    <span key={index} className={styles.number}>
                      {number !== undefined && reveal.shown(place, index) ? (
                        <span
                          className={classNames(
                            marked !== undefined && hasTail(number, marked) && styles.marked,
                          )}
                        >
                          {shownDigits(number, view)}
                        </span>
                      ) : (
                        <Waiting isNext={number !== undefined && reveal.drawing(place, index)} />
                      )}
                    </span>
                  ))}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Waiting({ isNext }: { isNext: boolean }): ReactElement {
  const { t } = useTranslation('lottery')
  return (
    <>
      <VisuallyHidden>{t('board.waits')}</VisuallyHidden>
      <span className={isNext ? styles.spinning : styles.waiting} aria-hidden="true" />
    </>
  )
}

/** The numbers of a prize, with empty places where a region's are not out yet. */
function numbersOf({ kind, prizes }: LotteryDraw, place: number): readonly (string | undefined)[] {
  const own = prizes[place] ?? []
  if (!isRegion(kind)) return own
  return Array.from({ length: prizeShapes[kind][place]?.count ?? 0 }, (_, index) => own[index])
}

/** Whether one of a number's last two digits is this digit. */
function hasTail(number: string, digit: string): boolean {
  return number.slice(-2).includes(digit)
}
