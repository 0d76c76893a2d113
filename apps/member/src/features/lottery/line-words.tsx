import { formatMoney, formatNumber } from '@saola/i18n'
import { useApp, useLanguage } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './line-words.module.css'
import { namesQuery } from './lottery-queries.ts'
import { useBetName } from './use-bet-name.ts'
import { useChoiceName } from './use-choice-name.ts'

export type LineWordsProps = {
  line: {
    readonly type: string
    readonly numbers: readonly string[]
    readonly base: number
    readonly odds: number
    readonly stations?: readonly string[] | undefined
  }
}

/** What a line bets, in words: its way, its numbers, its base and its odds. */
export function LineWords({ line }: LineWordsProps): ReactElement {
  const { t } = useTranslation('lottery')
  const language = useLanguage()
  const betName = useBetName()
  const choiceName = useChoiceName()
  return (
    <div className={styles.words}>
      <b>{betName(line.type)}</b>
      <span className={styles.numbers}>{line.numbers.map(choiceName).join(' ')}</span>
      {line.stations !== undefined && <Stations codes={line.stations} />}
      <span className={styles.terms}>
        {t('slip.line', {
          base: formatMoney(line.base, language),
          odds: formatNumber(line.odds, language),
        })}
      </span>
    </div>
  )
}

/** The other stations that a line looks at. */
function Stations({ codes }: { codes: readonly string[] }): ReactElement {
  const { t } = useTranslation('lottery')
  const { data: names } = useQuery(namesQuery(useApp()))
  return (
    <span className={styles.terms}>
      {t('slip.with_stations', { stations: codes.map((code) => names?.get(code) ?? code).join(', ') })}
    </span>
  )
}
