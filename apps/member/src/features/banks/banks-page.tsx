import type { BankCard } from '@saola/protocol'
import { DataAge, useApp, useDocumentTitle, useHasCalls, LoadFailed } from '@saola/shell'
import { Card, Icon, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { bankCardsQuery } from '#shared/money/bank-cards-query.ts'
import { BankMark } from '#shared/money/bank-mark.tsx'
import { PasswordFirst } from '#shared/money/password-first.tsx'
import { paths } from '#shared/paths.ts'
import { AddAccount } from './add-account.tsx'
import styles from './banks.module.css'
import { RemoveAccount } from './remove-account.tsx'

/** The member's own bank accounts, where withdrawals go (wallet 22). */
export function BanksPage(): ReactElement {
  const { t } = useTranslation('wallet')
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(bankCardsQuery(useApp()))
  const canAdd = useHasCalls('wallet.banks', 'wallet.addBankCard')
  useDocumentTitle(t('withdraw.manage_accounts'))
  return (
    <div className={styles.page}>
      <Link to={paths.withdraw} className={styles.link}>
        <Icon name="chevron-left" size={18} />
        {t('withdraw.title')}
      </Link>
      <h1>{t('withdraw.manage_accounts')}</h1>
      <DataAge at={dataUpdatedAt} />
      {data === undefined && error === null && <Skeleton height="14rem" />}
      {data === undefined && error !== null && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && data.cards.length > 0 && <Accounts cards={data.cards} />}
      {data !== undefined && !data.hasPaymentPassword && <PasswordFirst />}
      {canAdd && data?.hasPaymentPassword === true && data.cards.length < data.maximumCards && (
        <Card title={t('withdraw.add_account')}>
          <AddAccount holder={data.holder} />
        </Card>
      )}
    </div>
  )
}

function Accounts({ cards }: { cards: readonly BankCard[] }): ReactElement {
  const canRemove = useHasCalls('wallet.removeBankCard')
  return (
    <Card variant="flush">
      <ul className="plain-list">
        {cards.map((card) => (
          <li key={card.cardId} className={styles.line}>
            <BankMark bank={card.bank} />
            <span className={styles.grow}>
              <b>{card.bank.shortName}</b>
              <span className={styles.quiet}>
                {card.accountNumber} · {card.accountName}
              </span>
            </span>
            {canRemove && <RemoveAccount card={card} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
