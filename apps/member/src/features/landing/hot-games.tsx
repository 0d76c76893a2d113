import { useApp } from '@saola/shell'
import { BrandMark, Icon } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { InnerLink } from '#shared/frame/inner-link.tsx'
import { tileArt } from '#shared/games/game-title.ts'
import { openGame } from '#shared/games/open-game.ts'
import { usePicture } from '#shared/hosts/use-picture.ts'
import { paths } from '#shared/paths.ts'
import { hotGamesQuery } from './hot-games-query.ts'
import styles from './hot-games.module.css'
import { hotGamesOf, type HotTitle } from './hot-titles.ts'

/** HOT GAMES (landing 7): eight fixed titles and a banner to all others. */
export function HotGames(): ReactElement {
  const { t } = useTranslation('landing')
  const { data } = useQuery(hotGamesQuery(useApp()))
  return (
    <section aria-labelledby="hot-games">
      <h2 id="hot-games" className={styles.heading}>
        {t('hot.title')}
      </h2>
      <ul className={`plain-list ${styles.games}`}>
        {hotGamesOf(data?.list ?? []).map((title) => (
          <li key={title.name}>
            <HotTile title={title} />
          </li>
        ))}
        <li className={styles.all}>
          <InnerLink className={styles.banner} to={paths.games}>
            <span className={styles.emblem}>
              <BrandMark size={200} />
            </span>
            <span className={styles.words}>
              {t('hot.banner')}
              <Icon name="chevron-right" size={22} />
            </span>
          </InnerLink>
        </li>
      </ul>
    </section>
  )
}

/** Before the gateway has told where a title is, its tile leads to all games. */
function HotTile({ title: { name, game } }: { title: HotTitle }): ReactElement {
  const { t } = useTranslation('landing')
  const app = useApp()
  const { source, ...picture } = usePicture(game && tileArt(game.nodeId, 'vi'))
  const handleTap = () => {
    if (game === undefined) app.navigation.go(paths.games)
    else openGame(app, game)
  }
  return (
    <button type="button" className={styles.tile} aria-label={t('hot.play', { name })} onClick={handleTap}>
      <span className={styles.name}>{name}</span>
      {source !== undefined && (
        <img
          className={styles.art}
          {...picture}
          src={source}
          alt=""
          width={300}
          height={400}
          loading="lazy"
        />
      )}
    </button>
  )
}
