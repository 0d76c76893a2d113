import type { LotteryGame } from '@saola/protocol'
import { mostOtherStations } from '@saola/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bet-choice.module.css'

export type StationChoiceProps = {
  /** The stations that draw on the day of the bet. */
  stations: LotteryGame['stations']
  chosen: readonly string[]
  onChoose: (codes: readonly string[]) => void
}

/** The stations that a line looks at beside its own, on the same day (lottery 72). */
export function StationChoice({ stations, chosen, onChoose }: StationChoiceProps): ReactElement {
  const { t } = useTranslation('lottery')
  if (stations.length === 0) return <p className={styles.facts}>{t('pick.stations_none')}</p>
  return (
    <div className={styles.choice}>
      <fieldset className={styles.families} aria-label={t('pick.stations')}>
        {stations.map(({ gameCode, gameName }) => {
          const isChosen = chosen.includes(gameCode)
          return (
            <button
              key={gameCode}
              type="button"
              className={styles.family}
              aria-pressed={isChosen}
              disabled={!isChosen && chosen.length >= mostOtherStations}
              onClick={() =>
                onChoose(isChosen ? chosen.filter((code) => code !== gameCode) : [...chosen, gameCode])
              }
            >
              {gameName}
            </button>
          )
        })}
      </fieldset>
      <p className={styles.facts}>{t('pick.stations_about')}</p>
    </div>
  )
}
