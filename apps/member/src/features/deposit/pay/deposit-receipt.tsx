import { amountInWords, formatDateTime, formatMoney } from '@saola/i18n'
import { calls, type Deposit } from '@saola/protocol'
import { callQuery, hiddenAmount, stale, useApp, usePreferences } from '@saola/shell'
import { Button, Copyable, Icon, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { availableOf } from '#shared/money/available-of.ts'
import { useLanguage } from '#shared/use-language.ts'
import styles from './deposit-receipt.module.css'

/** The last step: a receipt worth keeping, and what one may want next. */
export function DepositReceipt({ deposit }: { deposit: Deposit }): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const { api, brand } = useApp()
  const language = useLanguage()
  const hidden = usePreferences().hideBalance
  const balance = useQuery({ ...callQuery(api, calls.wallet.balance), staleTime: stale.moment })
  const shownBalance = balance.data && formatMoney(availableOf(balance.data), language)
  const { arrived } = deposit
  const receivedAt = deposit.receivedAt ?? deposit.createdAt
  const facts = [
    [t('wallet:deposit.in_words'), amountInWords(arrived, language) ?? ''],
    [t('wallet:deposit.received_at'), formatDateTime(receivedAt, language, { seconds: true })],
    [t('wallet:deposit.bank'), `${deposit.bankName} ${deposit.accountNumber}`],
    [t('wallet:deposit.memo'), deposit.memo],
  ] as const
  const title = `${brand.name} · ${t('wallet:deposit.receipt')}`
  const asText = [
    title,
    formatMoney(arrived, language),
    ...facts.map(([name, value]) => `${name}: ${value}`),
    `${t('wallet:deposit.id')}: ${deposit.depositId}`,
  ].join('\n')
  return (
    <>
      <section className={styles.receipt} aria-label={t('wallet:deposit.receipt')}>
        <p className={styles.paper}>{title}</p>
        <span className={styles.seal}>
          <Icon name="check" size={30} />
        </span>
        <p className={styles.amount}>
          <span className="figures">{formatMoney(arrived, language, { signed: true })}</span>
        </p>
        <output className={styles.hint}>{t('wallet:deposit.received_hint')}</output>
        <dl className={styles.facts}>
          <div className={styles.balance}>
            <dt>{t('wallet:deposit.new_balance')}</dt>
            <dd className="figures">{hidden ? hiddenAmount : (shownBalance ?? <Skeleton width="6em" />)}</dd>
          </div>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{t('wallet:deposit.id')}</dt>
            <dd>{deposit.depositId}</dd>
          </div>
        </dl>
        <p className={styles.keep}>
          <Copyable
            value={asText}
            copyLabel={t('wallet:deposit.copy_receipt')}
            copiedLabel={t('shell:act.copied')}
          >
            {t('wallet:deposit.copy_receipt')}
          </Copyable>
          <Button size="small" variant="ghost" onClick={() => window.print()}>
            {t('wallet:deposit.print')}
          </Button>
        </p>
      </section>
      <div className={styles.acts}>
        <Button variant="primary" size="large" wide asChild>
          <Link to={paths.lobby}>{t('wallet:deposit.play')}</Link>
        </Button>
        <Button wide asChild>
          <Link to={paths.deposit}>{t('wallet:deposit.again')}</Link>
        </Button>
        <Button wide variant="ghost" asChild>
          <Link to="/wallet/statement">{t('wallet:statement')}</Link>
        </Button>
      </div>
    </>
  )
}
