import { formatMoney, formatNumber } from '@saola/i18n'
import { useLanguage } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './line-words.module.css'
import { useBetName } from './use-bet-name.ts'
import { useChoiceName } from './use-choice-name.ts'

export type LineWordsProps = {
  line: {
    readonly type: string
    readonly numbers: readonly string[]
    readonly base: number
    readonly odds: number
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
      <span className={styles.terms}>
        {t('slip.line', {
          base: formatMoney(line.base, language),
          odds: formatNumber(line.odds, language),
        })}
      </span>
    </div>
  )
}
