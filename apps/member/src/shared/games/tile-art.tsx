import type { Language } from '@saola/i18n'
import { useSavesData } from '@saola/shell'
import { Icon } from '@saola/ui'
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react'
import { familySlugs } from './game-family-paths.ts'
import { tileArt, type GameTitle } from './game-title.ts'
import { whenNear } from './when-near.ts'
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

/** The picture of a title in its 3 by 4 box; until it is near and its turn comes, where bytes are spared, or when it is missing, the emblem of the family. */
export function TileArt({ title, language, eager = false }: TileArtProps): ReactElement {
  const box = useRef<HTMLSpanElement>(null)
  const path = useSavesData() ? undefined : (title.picture ?? tileArt(title.nodeId, language))
  return (
    <span ref={box} className={styles.box}>
      <Icon name={title.family === undefined ? 'games' : familySlugs[title.family]} size={32} />
      {path !== undefined &&
        (eager ? <Art key={path} path={path} eager /> : <ArtInTurn key={path} path={path} box={box} />)}
    </span>
  )
}

type ArtProps = { path: string | undefined; eager?: boolean; onEnd?: () => void }

/** Asks for the picture once its box is near the window and its turn comes, and lets the next one begin once it is there. */
function ArtInTurn({ path, box }: ArtProps & { box: RefObject<Element | null> }): ReactElement | null {
  const [begun, setBegun] = useState(false)
  const leave = useRef<() => void>(undefined)
  useEffect(() => {
    if (box.current === null) return undefined
    // What nobody sees yet would travel before what is seen.
    leave.current = whenNear(box.current, () => {
      leave.current = inTurn(() => setBegun(true))
    })
    return () => leave.current?.()
  }, [box])
  return begun ? <Art path={path} onEnd={() => leave.current?.()} /> : null
}

function Art({ path, eager = false, onEnd }: ArtProps): ReactElement | null {
  const { source, onLoad, onError } = usePicture(path)
  if (source === undefined) return null
  return (
    <img
      className={styles.art}
      src={source}
      alt=""
      width={300}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onLoad={() => {
        onLoad()
        onEnd?.()
      }}
      onError={() => {
        onError()
        onEnd?.()
      }}
    />
  )
}
