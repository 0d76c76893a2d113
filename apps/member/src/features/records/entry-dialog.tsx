import { formatDateTime, formatMoney } from '@saola/i18n'
import type { StatementDetail } from '@saola/protocol'
import { useApp, useBalanceText, LoadFailed, useLanguage } from '@saola/shell'
import { Button, classNames, Copyable, Dialog, Icon, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './entry-dialog.module.css'
import { entryQuery } from './records-queries.ts'
import { statementIcons } from './statement-look.ts'
import { useEntryTitle } from './use-entry-title.ts'

export type EntryDialogProps = { txId: string; onClose: () => void }

/** One entry in full: how much, both its sides in words, and the way to what it belongs to. */
export function EntryDialog({ txId, onClose }: EntryDialogProps): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const { data, error, isFetching, refetch } = useQuery(entryQuery(useApp(), txId))
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('wallet:statement.details')}
      closeLabel={t('shell:act.close')}
      footer={
        data !== undefined && (
          <>
            {data.link && <WayThere link={data.link} />}
            <AskAbout detail={data} />
          </>
        )
      }
    >
      {data === undefined && error === null && <Skeleton height="14rem" />}
      {data === undefined && error !== null && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Movement detail={data} />}
    </Dialog>
  )
}

function Movement({ detail: { row, entries, link } }: { detail: StatementDetail }): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const language = useLanguage()
  const money = (amount: number): string => formatMoney(amount, language)
  const balance = useBalanceText()
  const from = entries.filter(({ amount }) => amount < 0).map(({ name }) => name)
  const to = entries.filter(({ amount }) => amount > 0).map(({ name }) => name)
  const cameIn = row.amount > 0
  return (
    <>
      <div className={styles.top}>
        <span className={classNames(styles.icon, cameIn && styles.in)}>
          <Icon name={statementIcons[row.type]} size={24} />
        </span>
        <p translate="no" className={classNames('figures', styles.amount, cameIn && styles.in)}>
          {formatMoney(row.amount, language, { signed: true })}
        </p>
        <p className={styles.kind}>{useEntryTitle()(row)}</p>
      </div>
      <p className={styles.words}>
        {t('wallet:statement.in_words', {
          amount: money(Math.abs(row.amount)),
          from: from.join(', '),
          to: to.join(', '),
        })}
      </p>
      <dl className={styles.facts}>
        <Fact name={t('wallet:statement.time')}>
          {formatDateTime(row.txTimeInTimestamp, language, { seconds: true })}
        </Fact>
        <Fact name={t('wallet:statement.before')}>{balance(row.beforeBalance)}</Fact>
        <Fact name={t('wallet:statement.after')}>{balance(row.currentAvailBalance)}</Fact>
        {row.remark && <Fact name={t('wallet:statement.remark')}>{row.remark}</Fact>}
        {row.orderNo && (
          <Fact name={t('wallet:statement.order')}>
            <Copyable
              value={row.orderNo}
              copyLabel={t('shell:act.copy')}
              copiedLabel={t('shell:act.copied')}
            />
          </Fact>
        )}
        {link?.kind === 'bet' && <Fact name={t('wallet:statement.round')}>{link.roundId}</Fact>}
      </dl>
      <h3 className={styles.flow}>{t('wallet:statement.flow')}</h3>
      <ul className={styles.lines}>
        {entries.map((entry) => (
          <li key={`${entry.name}-${entry.amount}`}>
            <span>
              <span>{entry.name}</span>
              {entry.balance !== undefined && (
                <small className={styles.quiet}>
                  {t('wallet:statement.flow_balance', { balance: balance(entry.balance) })}
                </small>
              )}
            </span>
            <b translate="no" className="figures">
              {formatMoney(entry.amount, language, { signed: true })}
            </b>
          </li>
        ))}
      </ul>
    </>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const topics = { bet: 'game', deposit: 'deposit', withdrawal: 'withdrawal' } as const

/** A question to the operator that carries the number of this entry (support 1). */
function AskAbout({ detail: { link, row } }: { detail: StatementDetail }): ReactElement {
  const { t } = useTranslation('support')
  return (
    <Button asChild>
      <Link
        to="/support/new"
        search={{
          topic: link === undefined ? 'other' : topics[link.kind],
          reference: row.orderNo ?? row.txId,
        }}
      >
        {t('ticket.ask_about')}
      </Link>
    </Button>
  )
}

function WayThere({ link }: { link: NonNullable<StatementDetail['link']> }): ReactElement | null {
  const { t } = useTranslation('wallet')
  switch (link.kind) {
    case 'bet':
      if (link.verifyUrl === undefined) return null
      return (
        <Button asChild>
          <a href={link.verifyUrl} target="_blank" rel="noopener">
            {t('statement.to_round')}
            <span className="visually-hidden"> {t('statement.opens_new')}</span>
          </a>
        </Button>
      )
    case 'deposit':
      return (
        <Button asChild>
          <Link to="/wallet/deposit/$depositId" params={{ depositId: link.depositId }}>
            {t('statement.to_deposit')}
          </Link>
        </Button>
      )
    case 'withdrawal':
      return (
        <Button asChild>
          <Link to="/wallet/withdraw/$withdrawalId" params={{ withdrawalId: link.withdrawalId }}>
            {t('statement.to_withdrawal')}
          </Link>
        </Button>
      )
    default:
      return link satisfies never
  }
}
