import { formatMoney } from '@saola/i18n'
import type { BillDetail } from '@saola/protocol'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../preferences/use-language.ts'
import { billLines, type BillLine } from './bill-formula.ts'
import { lineText } from './bill-words.ts'
import styles from './bill-view.module.css'

const sums: readonly BillLine['says'][] = ['base', 'result']

/** The calculation of a bill as one would write it on paper: line under line, sums under a stroke. */
export function BillFormula({ bill }: { bill: BillDetail }): ReactElement {
  const { t, i18n } = useTranslation('contracts')
  const language = useLanguage()
  return (
    <>
      <dl className={styles.facts}>
        {billLines(bill).map((line) => {
          const text = lineText(i18n, line, language)
          return (
            <div key={text} className={sums.includes(line.says) ? styles.sum : undefined}>
              <dt>{text}</dt>
              <dd translate="no" className="figures">
                {formatMoney(line.amount, language)}
              </dd>
            </div>
          )
        })}
      </dl>
      {bill.terms.kind === 'realtime' && bill.terms.minimumBet > 0 && (
        <p className={styles.quiet}>
          {t('field.single_bet')}:{' '}
          {t('formula.from', { amount: formatMoney(bill.terms.minimumBet, language) })}
        </p>
      )}
      {bill.carriedOut < 0 && (
        <p className={styles.quiet}>
          {t('formula.carried_out', { amount: formatMoney(bill.carriedOut, language) })}
        </p>
      )}
    </>
  )
}
