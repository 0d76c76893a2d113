import { languageInUse, useApp, usePreferences } from '@saola/shell'
import { Icon } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { familySlugs } from './game-family-paths.ts'
import { tileArt, type GameTitle } from './game-title.ts'
import styles from './tile-art.module.css'

/** The picture of a title in its 3 by 4 box; until it is there, or when it is not, the emblem of the family. */
export function TileArt({ title, eager = false }: { title: GameTitle; eager?: boolean }): ReactElement {
  const language = languageInUse(usePreferences(), useApp().brand)
  const [missing, setMissing] = useState<string>()
  return (
    <span className={styles.box}>
      <Icon name={familySlugs[title.family]} size={32} />
      {missing !== title.nodeId && (
        <img
          className={styles.art}
          src={tileArt(title.nodeId, language)}
          alt=""
          width={300}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setMissing(title.nodeId)}
        />
      )}
    </span>
  )
}
