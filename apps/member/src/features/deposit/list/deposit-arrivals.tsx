import { useLanguage } from '@saola/shell'
import { formatMoney } from '@saola/i18n'
import type { Deposit, DepositArrival } from '@saola/protocol'
import { Notice, type Tone } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './deposit-arrivals.module.css'

const fact = {
  'wrong-amount': 'deposit.came.wrong_amount',
  late: 'deposit.came.late',
  twice: 'deposit.came.twice',
} as const

const held = {
  closed: 'held.closed',
  trial: 'held.trial',
  locked: 'held.locked',
  pause: 'held.pause',
  limit: 'held.limit',
} as const satisfies Record<NonNullable<DepositArrival['held']>, string>

const tones = { waiting: 'info', credited: 'good', returned: 'warn' } as const satisfies Record<
  DepositArrival['state'],
  Tone
>

/** What came otherwise than awaited, each with where the money is; nothing when all came as it should. */
export function DepositArrivals({ deposit }: { deposit: Deposit }): ReactElement | null {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const amount = formatMoney(deposit.amount, language)
  const odd = deposit.arrivals.filter((each) => each.outcome !== 'exact' || each.held !== undefined)
  if (odd.length === 0) return null
  return (
    <div className={styles.arrivals}>
      {odd.map((each, index) => {
        const { outcome, state, at } = each
        const came = formatMoney(each.amount, language)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two transfers may be alike to the last đồng
          <Notice key={`${at}-${index}`} tone={tones[state]} live>
            {outcome !== 'exact' && <span>{t(fact[outcome], { came, amount })} </span>}
            <span>
              {state === 'waiting' && each.held
                ? t('deposit.fate.held', { came, reason: t(held[each.held]) })
                : t(fateOf(state, deposit.creditsOthers), { came })}
            </span>
          </Notice>
        )
      })}
    </div>
  )
}

function fateOf(state: DepositArrival['state'], creditsOthers: boolean) {
  if (state === 'credited') return 'deposit.fate.credited'
  if (state === 'returned') return 'deposit.fate.returned'
  return creditsOthers ? 'deposit.fate.waiting' : 'deposit.fate.checked'
}
