import { isSignedIn, LoadFailed, useApp, useDocumentTitle, useSession } from '@saola/shell'
import { Skeleton, Together } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { allOpenedQuery, openedQuery, type OpenedNumber } from '#shared/lottery/opened-query.ts'
import { LotteryLinks } from '../lottery-links.tsx'
import { menuQuery } from '../lottery-queries.ts'
import { useDrawEvents } from '../use-draw-events.ts'
import { useGroupName } from '../use-group-name.ts'
import { GameTile } from './game-tile.tsx'
import styles from './lottery-page.module.css'
import { byDay, type MenuEntry } from './menu-entry.ts'
import { QuickLinks } from './quick-links.tsx'

const placeholders = ['1', '2', '3', '4', '5', '6', '7', '8']

/** All lotteries by group, the next to lock first. */
export function LotteryPage({ place }: { place: 'vietnam' | 'sea' }): ReactElement {
  const { t } = useTranslation('lottery')
  const app = useApp()
  const { name, about } = useGroupName()
  const signedIn = isSignedIn(useSession())
  const { data: groups, error, isFetching, refetch } = useQuery(menuQuery(app, place))
  const { data: opened, isLoading: isOpening } = useQuery(openedQuery(app, 100))
  const { data: all, isLoading: isOpeningAll } = useQuery({
    ...allOpenedQuery(app),
    enabled: signedIn && place === 'sea',
  })
  const lasts = new Map([...(opened ?? []), ...(all ?? [])].map((number) => [number.gameCode, number]))
  const title = t(place)
  useDocumentTitle(title)
  useDrawEvents()
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <LotteryLinks current={place} />
      <Together className={styles.page}>
        {groups === undefined && error !== null && (
          <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {groups === undefined && error === null && (
          <ul className={`plain-list ${styles.tiles}`} aria-busy="true">
            {placeholders.map((each) => (
              <li key={each}>
                <Skeleton height="7.5rem" />
              </li>
            ))}
          </ul>
        )}
        {groups && place === 'vietnam' && (
          <QuickLinks entries={groups.flatMap(({ gameMenus }) => gameMenus)} />
        )}
        {groups?.map(({ gameGroupCode, labelName, gameMenus }) => (
          <section key={gameGroupCode} aria-labelledby={`group-${gameGroupCode}`}>
            <div className={styles.head}>
              <h2 id={`group-${gameGroupCode}`}>{name(gameGroupCode, labelName)}</h2>
              <p className={styles.about}>{about(gameGroupCode)}</p>
            </div>
            <GroupTiles
              groupCode={gameGroupCode}
              entries={gameMenus}
              lasts={lasts}
              isWaiting={isOpening || isOpeningAll}
            />
          </section>
        ))}
      </Together>
    </div>
  )
}

type TilesProps = {
  groupCode: string
  entries: readonly MenuEntry[]
  lasts: ReadonlyMap<string | undefined, OpenedNumber>
  /** The last results are on their way. */
  isWaiting: boolean
}

/** What is drawn next, and behind one tap the stations of later days. */
function GroupTiles({ groupCode, entries, lasts, isWaiting }: TilesProps): ReactElement {
  const { t } = useTranslation('lottery')
  const { first, later } = byDay(entries)
  const tiles = (shown: readonly MenuEntry[]): ReactElement => (
    <ul className={`plain-list ${styles.tiles}`}>
      {shown.map((entry) => (
        <li key={entry.gameCode}>
          <GameTile
            entry={entry}
            groupCode={groupCode}
            last={lasts.get(entry.gameCode)}
            isWaiting={isWaiting}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {tiles(first)}
      {later.length > 0 && (
        <details className={styles.later}>
          <summary>{t('menu.later', { count: later.length })}</summary>
          {tiles(later)}
        </details>
      )}
    </>
  )
}
