import { useWindowVirtualizer, defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '@saola/ui'
import type { GameTitle } from '#shared/games/game-title.ts'
import { GameCard, type GameCardProps } from '../card/game-card.tsx'
import styles from './game-grid.module.css'
import { measureGrid, type GridBox } from './measure-grid.ts'
import { useAtRest } from '../search/use-at-rest.ts'
import { useCardWords } from '../card/use-card-words.ts'
import { walkGrid } from './walk-grid.ts'

export type GameGridProps = {
  titles: readonly GameTitle[]
  favorites: ReadonlySet<string>
  /** Names the list for screen readers. */
  label: string
} & Pick<GameCardProps, 'onLook' | 'onStart' | 'onFavorite'>

/** Rows kept above and below the window. */
const overscan = 1
/** The bars of the frame, which a focused tile must not end under, in px. */
const barAbove = 72
const barBelow = 88

/** Any number of titles as tiles; only the rows near the window are in the page. One Tab stop, arrow keys within. */
export const GameGrid = memo(function GameGrid(props: GameGridProps): ReactElement {
  const { titles, favorites, label, onLook, onStart, onFavorite } = props
  const { t } = useTranslation('games')
  const words = useCardWords()
  const list = useRef<HTMLUListElement>(null)
  const box = useGridBox(list)
  const { columns, rowHeight, tileWidth, gap } = box
  const [chosen, setChosen] = useState(0)
  const [said, setSaid] = useState('')
  const focusNext = useRef(false)
  const rested = useAtRest(titles) ?? titles
  const active = Math.min(chosen, Math.max(titles.length - 1, 0))
  const activeRow = Math.floor(active / columns)

  const rangeExtractor = useCallback(
    // The Tab stop stays in the page, so that focus is never lost to scrolling.
    (range: Range) => [...new Set([...defaultRangeExtractor(range), activeRow])].sort((a, b) => a - b),
    [activeRow],
  )
  // oxlint-disable-next-line react/incompatible-library -- used here alone, never handed on
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(titles.length / columns),
    estimateSize: () => rowHeight,
    overscan,
    rangeExtractor,
    scrollMargin: box.top,
    scrollPaddingStart: barAbove,
    scrollPaddingEnd: barBelow,
    enabled: box.width > 0,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  useEffect(() => {
    if (!focusNext.current) return
    focusNext.current = false
    virtualizer.scrollToIndex(activeRow, { align: 'auto' })
    list.current?.querySelector<HTMLElement>('[data-tile][tabindex="0"]')?.focus({ preventScroll: true })
  }, [active, activeRow, virtualizer])

  // What nobody sees or can reach is not written at each key of a search, but once whoever types rests.
  const rowTitles = (row: number): readonly GameTitle[] => {
    const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: row }
    const own = titles.slice(row * columns, (row + 1) * columns)
    if (row === activeRow || (row >= startIndex && row <= endIndex)) return own
    return own.map((title, column) => rested[row * columns + column] ?? title)
  }

  const handleKey = (event: KeyboardEvent): void => {
    const rowsInSight = Math.max(1, Math.floor((window.innerHeight - barAbove - barBelow) / rowHeight))
    const to = walkGrid(active, event.key, { columns, count: titles.length, rowsInSight })
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    focusNext.current = true
    setChosen(to)
    setSaid(t('grid.position', { n: to + 1, total: titles.length }))
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move focus among its buttons */}
      <ul
        ref={list}
        className={`plain-list ${styles.grid}`}
        style={{ height: Math.max(0, virtualizer.getTotalSize() - gap) }}
        aria-label={label}
        onKeyDown={handleKey}
        onFocus={(event) => {
          const index = event.target.closest('li')?.dataset['index']
          if (index !== undefined) setChosen(Number(index))
        }}
      >
        {virtualizer.getVirtualItems().flatMap((row) =>
          rowTitles(row.index).map((title, column) => {
            const index = row.index * columns + column
            const x = column * (tileWidth + gap)
            return (
              <li
                // By its place: a search writes other titles into the tiles that stand there.
                key={index}
                className={styles.cell}
                style={{ width: tileWidth, height: rowHeight - gap, left: x, top: row.start - box.top }}
                data-index={index}
                aria-setsize={titles.length}
                aria-posinset={index + 1}
              >
                <GameCard
                  title={title}
                  words={words}
                  favorite={favorites.has(title.nodeId)}
                  onLook={onLook}
                  onStart={onStart}
                  onFavorite={onFavorite}
                  tabStop={index === active}
                />
              </li>
            )
          }),
        )}
      </ul>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </>
  )
})

/** The measures of the list, taken again when its width or its place changes. */
function useGridBox(list: { current: HTMLElement | null }): GridBox {
  const [box, setBox] = useState(() => measureGrid(0, 0))
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const measure = (): void => {
      const { width, top } = element.getBoundingClientRect()
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const fresh = measureGrid(Math.round(width), Math.round(top + window.scrollY), letter)
      const keys = ['width', 'top', 'rowHeight'] as const
      setBox((before) => (keys.every((key) => before[key] === fresh[key]) ? before : fresh))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // What stands above the list moves it without changing its size.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return box
}
