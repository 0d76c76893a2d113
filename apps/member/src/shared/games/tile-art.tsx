import type { Language } from '@saola/i18n'
import { Icon } from '@saola/ui'
import { useEffect, useState, type ReactElement } from 'react'
import { familySlugs } from './game-family-paths.ts'
import { tileArt, type GameTitle } from './game-title.ts'
import { usePicture } from '../hosts/use-picture.ts'
import { inTurn } from '../in-turn.ts'
import styles from './tile-art.module.css'

export type TileArtProps = {
  title: GameTitle
  /** Of the name that is set in the picture. */
  language: Language
  /** Part of the first sight of the page: drawn at once. */
  eager?: boolean
}

/** The picture of a title in its 3 by 4 box; until its turn comes, or when it is missing, the emblem of the family. */
export function TileArt({ title, language, eager = false }: TileArtProps): ReactElement {
  const [shown, setShown] = useState(eager)
  const { source, ...picture } = usePicture(tileArt(title.nodeId, language))
  useEffect(() => inTurn(() => setShown(true)), [])
  return (
    <span className={styles.box}>
      <Icon name={title.family === undefined ? 'games' : familySlugs[title.family]} size={32} />
      {shown && source !== undefined && (
        <img
          className={styles.art}
          {...picture}
          src={source}
          alt=""
          width={300}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
        />
      )}
    </span>
  )
}
