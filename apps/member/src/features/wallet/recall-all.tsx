import { formatMoney } from '@saola/i18n'
import { calls, type Recalled } from '@saola/protocol'
import { MoneyProblem, useMoneyAct, useOffline, useLanguage } from '@saola/shell'
import { Button, Icon, Notice } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './vendor-wallets.module.css'

const tones = {
  done: 'good',
  pending: 'warn',
  refused: 'bad',
  empty: 'info',
  unreachable: 'bad',
} as const

/** Takes everything back from all vendors, and says for each how that ended. */
export function RecallAll(): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const [results, setResults] = useState<readonly Recalled[]>([])
  const [isDone, setDone] = useState(false)
  const offline = useOffline()
  const money = useMoneyAct(calls.wallet.recallAll, {
    invalidates: ['wallet'],
    onDone: (told) => {
      setResults(told?.list ?? [])
      setDone(told === undefined)
    },
  })
  return (
    <div className={styles.results}>
      <Button wide busy={money.busy} disabled={offline} onClick={() => money.act({})}>
        <Icon name="refresh" size={20} />
        {t('transfer.recall')}
      </Button>
      <MoneyProblem money={money} wish={{}} />
      {isDone && (
        <Notice tone="good" live>
          {t('transfer.ended.done')}
        </Notice>
      )}
      {results.map(({ vassalage, vendorName, state, amount }) => (
        <Notice key={vassalage} tone={tones[state]} live>
          <b>{vendorName}</b>: {t(`transfer.recalled.${state}`, { amount: formatMoney(amount, language) })}
        </Notice>
      ))}
    </div>
  )
}
