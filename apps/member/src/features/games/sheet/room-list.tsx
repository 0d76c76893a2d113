import { formatMoney } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { callQuery, isSignedIn, stale, useApp, useLanguage, useSession } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOfGame, type GameTitle } from '#shared/games/game-title.ts'
import { useVendorNames } from '../catalogue/use-vendor-names.ts'
import styles from './room-list.module.css'

/** The other tables of the same game with what each takes, the least stake first (games 48); nothing where there are none. */
export function RoomList({
  title,
  onLook,
}: {
  title: GameTitle
  onLook: (title: GameTitle) => void
}): ReactElement | null {
  const { t } = useTranslation('games')
  const { api } = useApp()
  const language = useLanguage()
  const names = useVendorNames()
  const enabled = isSignedIn(useSession()) && title.family === 'LIVE'
  const query = callQuery(api, calls.games.roomList, { nodeId: title.nodeId })
  const { data } = useQuery({
    ...query,
    enabled,
    staleTime: stale.minute,
    meta: { ...query.meta, quiet: true },
  })
  const rooms = data?.list.filter(({ nodeId }) => nodeId !== title.nodeId) ?? []
  if (rooms.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>{t('rooms.title')}</h3>
      <ul className={`plain-list ${styles.list}`}>
        {rooms.map((room) => (
          <li key={room.nodeId}>
            <button type="button" className={styles.room} onClick={() => onLook(titleOfGame(room, names))}>
              <span>{room.displayName}</span>
              {room.minBet !== undefined && (
                <span className="figures">
                  {t('rooms.from', { amount: formatMoney(room.minBet, language) })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
