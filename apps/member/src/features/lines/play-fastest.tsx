import { formatNumber } from '@saola/i18n'
import { Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { lobbyOf } from './line-address.ts'
import { useLines } from './line-probe.tsx'
import styles from './play-fastest.module.css'
import { useHandOver } from './use-hand-over.ts'

/** The biggest PLAY, on the fastest line; never waits: before a result, and without any line, it opens this one. */
export function PlayFastest(): ReactElement {
  const { t, i18n } = useTranslation(['lines', 'landing'])
  const { favourite: best, testing, here } = useLines()
  const takeAlong = useHandOver()
  const where = () => {
    if (best) return t('lines:where', { n: best.index + 1, ms: formatNumber(best.speed, i18n.language) })
    return testing ? t('lines:finding') : t('lines:here')
  }
  return (
    <div className={styles.reach}>
      <a className={styles.play} href={best ? lobbyOf(best.domain, here) : paths.lobby} onClick={takeAlong}>
        <Icon name="play" size={28} filled />
        <span className={styles.words}>
          <b>{t('landing:lines.play')}</b>
          <span className={styles.where}>{where()}</span>
        </span>
      </a>
    </div>
  )
}
