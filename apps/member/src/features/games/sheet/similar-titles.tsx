import { useApp, useLanguage } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOfGame, type GameTitle } from '#shared/games/game-title.ts'
import { TileArt } from '#shared/games/tile-art.tsx'
import { familyQuery, hotQuery } from '../catalogue/queries.ts'
import { useVendorNames } from '../catalogue/use-vendor-names.ts'
import { similarTitles } from './find-similar.ts'
import styles from './similar-titles.module.css'

/** Titles that start, in place of one that does not: of its family, else the hot ones (games 19). */
export function SimilarTitles({
  title,
  onLook,
}: {
  title: GameTitle
  onLook: (title: GameTitle) => void
}): ReactElement | null {
  const { t } = useTranslation('games')
  const app = useApp()
  const language = useLanguage()
  const query = familyQuery(app, title.family)
  const { data: family } = useQuery({ ...query, meta: { ...query.meta, quiet: true } })
  const { data: hot } = useQuery(hotQuery(app))
  const names = useVendorNames()
  const titlesOf = (games: NonNullable<typeof hot>['list'] | undefined) =>
    (games ?? []).map((game) => titleOfGame(game, names))
  const { titles, sameFamily } = similarTitles(title, titlesOf(family?.games), titlesOf(hot?.list))
  if (family === undefined || titles.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>{t(sameFamily ? 'blocked.similar' : 'blocked.hot')}</h3>
      <ul className={`plain-list ${styles.list}`}>
        {titles.map((other) => (
          <li key={other.nodeId}>
            <button type="button" className={styles.tile} onClick={() => onLook(other)}>
              <TileArt title={other} language={language} />
              <span>{other.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
