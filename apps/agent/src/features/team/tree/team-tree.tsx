import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Notice, Button } from '@saola/ui'
import type { TeamFilter } from '#shared/team/team-filter.ts'
import { lineKey, type TreeData } from './tree-data.ts'
import styles from './team-tree.module.css'
import { TreeRowView } from './tree-row.tsx'
import { useRowWords } from './use-row-words.ts'
import type { TeamTree as Tree } from './use-team-tree.ts'
import { usePagesInSight } from './use-pages-in-sight.ts'
import { useTreeBox } from './use-tree-box.ts'
import { useTyped } from './use-typed.ts'
import { findTyped, walkTree } from './walk-tree.ts'

type TeamTreeProps = {
  tree: Tree
  data: TreeData
  filter: TeamFilter
  /** Shows more of an account. */
  onChoose: (id: string) => void
}

/** The bars of the frame and the way down to a line, which a line that takes the focus must not end under, in px. */
const barAbove = 120
const barBelow = 88

/** Any number of lines, of which only those near the window are in the page. One Tab stop, the keys of a tree within. */
export function TeamTree({ tree, data, filter, onChoose }: TeamTreeProps): ReactElement {
  const { t } = useTranslation(['team', 'shell'])
  const words = useRowWords(filter)
  const { lines } = tree
  const element = useRef<HTMLDivElement>(null)
  const box = useTreeBox(element)
  const { lineHeight = 56, top = 0 } = box ?? {}
  const [stop, setStop] = useState<string>()
  const focusNext = useRef<string>(undefined)
  const places = useMemo(() => new Map(lines.map((line, index) => [lineKey(line), index])), [lines])
  const active = (stop !== undefined && places.get(stop)) || 0
  const chosen = filter.at === undefined ? undefined : String(filter.at)
  const rangeExtractor = useCallback(
    // The Tab stop stays in the page, so that focus is never lost to scrolling.
    (range: Range) => [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
    [active],
  )
  // oxlint-disable-next-line react/incompatible-library -- used here alone, never handed on
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => lineHeight,
    overscan: 6,
    // A frame of the scroll does not wait for the lines after it; those beyond the window's edge are there before.
    useFlushSync: false,
    rangeExtractor,
    scrollMargin: top,
    scrollPaddingStart: barAbove,
    scrollPaddingEnd: barBelow,
    enabled: box !== undefined,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, lineHeight])
  const inSight = virtualizer.getVirtualItems().filter(({ index }) => index < lines.length)
  const pages = usePagesInSight(
    filter,
    data,
    inSight.flatMap(({ index }) => lines[index] ?? []),
  )

  const go = (to: number): void => {
    const line = lines[to]
    if (line === undefined) return
    focusNext.current = lineKey(line)
    setStop(lineKey(line))
    virtualizer.scrollToIndex(to, { align: 'auto' })
  }
  // The focus follows the Tab stop into the page. React may run this for lines of before a key while it answers the key: their
  // Tab stop is another line.
  useEffect(() => {
    if (focusNext.current === undefined) return
    const item = element.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')
    if (item?.dataset['line'] !== focusNext.current) return
    focusNext.current = undefined
    item.focus({ preventScroll: true })
  })

  // Where an address leads, the focus goes, once its line is there; not where one has chosen by oneself.
  const arrived = useRef<string>(undefined)
  useEffect(() => {
    if (chosen === undefined || arrived.current === chosen || box === undefined) return
    const index = lines.findIndex(({ row }) => row?.customerId === chosen)
    if (index === -1) return
    arrived.current = chosen
    go(index)
  })

  const choose = (index: number): void => {
    const id = lines[index]?.row?.customerId
    if (id === undefined) return
    arrived.current = id
    onChoose(id)
  }
  const typed = useTyped()
  const handleKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const linesInSight = Math.max(1, Math.floor((window.innerHeight - barAbove - barBelow) / lineHeight))
    const letters = typed(event)
    const step = walkTree(lines, active, event.key, linesInSight)
    if (letters !== undefined) {
      const to = findTyped(lines, active, letters)
      if (to !== undefined) go(to)
    } else if (step.kind === 'nothing') return
    else if (step.kind === 'go') go(step.to)
    else if (step.kind === 'open') tree.open(step.ids)
    else if (step.kind === 'close') step.ids.forEach((id) => tree.close(id))
    else choose(active)
    event.preventDefault()
  }
  const handleClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return
    const index = Number(event.target.closest('[data-index]')?.getAttribute('data-index') ?? -1)
    const line = lines[index]
    if (line?.row === undefined) return
    setStop(lineKey(line))
    if (event.target.closest('[data-fold]') === null) choose(index)
    else if (line.isOpen) tree.close(line.row.customerId)
    else tree.open([line.row.customerId])
  }

  return (
    <>
      {pages.hasFailed && (
        <Notice tone="bad" live action={<Button onClick={pages.retry}>{t('shell:act.retry')}</Button>}>
          {t('team:tree.page_failed')}
        </Notice>
      )}
      <div className={styles.frame}>
        <div
          ref={element}
          role="tree"
          tabIndex={-1}
          aria-label={t('team:list.root')}
          className={styles.tree}
          style={{ height: virtualizer.getTotalSize() }}
          onKeyDown={handleKey}
          onClick={handleClick}
          onFocus={(event) => setStop(event.target.getAttribute('data-line') ?? stop)}
        >
          {box !== undefined &&
            inSight.map(({ index, start }) => {
              const line = lines[index]
              return (
                line && (
                  <TreeRowView
                    key={lineKey(line)}
                    line={line}
                    index={index}
                    top={start - top}
                    words={words}
                    isTabStop={index === active}
                    isChosen={line.row !== undefined && line.row.customerId === chosen}
                  />
                )
              )
            })}
        </div>
      </div>
    </>
  )
}
