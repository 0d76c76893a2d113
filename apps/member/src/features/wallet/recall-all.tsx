import { formatMoney } from '@saola/i18n'
import { calls, type Recalled } from '@saola/protocol'
import { useText } from '@saola/shell'
import { Button, Icon, Notice } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#shared/use-language.ts'
import { useMoneyAct } from './use-money-act.ts'
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
  const { act, busy, refused } = useMoneyAct(calls.wallet.recallAll, ({ list }) => setResults(list))
  const sayRefusal = useText(refused)
  return (
    <div className={styles.results}>
      <Button wide busy={busy} onClick={() => act(undefined)}>
        <Icon name="refresh" size={20} />
        {t('transfer.recall')}
      </Button>
      {refused !== undefined && (
        <Notice tone="bad" live>
          {sayRefusal(refused)}
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
