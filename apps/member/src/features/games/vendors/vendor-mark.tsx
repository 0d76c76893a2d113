import type { VendorCard } from '@saola/protocol'
import type { ReactElement } from 'react'
import { usePicture } from '#shared/hosts/use-picture.ts'
import { markOf } from './mark-of.ts'
import styles from './vendor-mark.module.css'

/** The mark of a vendor; where nobody drew one, its letters and its name in the brand's own colours (landing 14). */
export function VendorMark({
  vassalage,
  icon,
  displayName,
}: Pick<VendorCard, 'vassalage' | 'icon' | 'displayName'>): ReactElement {
  const { source, ...picture } = usePicture(icon === '' ? undefined : icon)
  if (source !== undefined)
    return <img {...picture} src={source} alt={displayName} width={240} height={80} loading="lazy" />
  const { letters, tint } = markOf(vassalage, displayName)
  return (
    <span className={styles.mark} data-tint={tint}>
      <span className={styles.crest} aria-hidden="true">
        {letters}
      </span>
      <span className={styles.name}>{displayName}</span>
    </span>
  )
}
