import { BetContent, useLanguage } from '@saola/shell'
import { formatDateTime, formatMoney } from '@saola/i18n'
import type { BetRow } from '@saola/protocol'
import { Badge, Button, classNames, Copyable, Dialog } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './entry-dialog.module.css'

/** How each state of a bet looks. */
export const statusTones = { open: 'info', settled: 'plain', cancelled: 'warn' } as const

/** One bet in full, with the vendor's page that recomputes it. */
export function BetDialog({ bet, onClose }: { bet: BetRow; onClose: () => void }): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const language = useLanguage()
  const money = (amount: number): string => formatMoney(amount, language)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('wallet:bets.time'), formatDateTime(bet.betTimeInTimestamp, language, { seconds: true })],
    ...(bet.settleTimeInTimestamp === undefined
      ? []
      : [
          [
            t('wallet:bets.settled_time'),
            formatDateTime(bet.settleTimeInTimestamp, language, { seconds: true }),
          ] as const,
        ]),
    [t('wallet:bets.content'), <BetContent key="content" content={bet.betContent} />],
    [t('wallet:bets.stake'), money(bet.betAmount)],
    [t('wallet:bets.valid'), money(bet.validBetAmount)],
    [t('wallet:bets.win'), money(bet.winAmount)],
    ...(bet.status === 'cancelled' ? [[t('wallet:bets.returned'), money(bet.betAmount)] as const] : []),
    ...(bet.jackpots ?? []).map(
      ({ pool, amount }) => [t(`wallet:bets.jackpot.${pool}`), money(amount)] as const,
    ),
    [
      t('wallet:bets.order'),
      <Copyable
        key="order"
        value={bet.orderNo}
        copyLabel={t('shell:act.copy')}
        copiedLabel={t('shell:act.copied')}
      />,
    ],
    [t('wallet:statement.round'), bet.roundId],
  ]
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('wallet:bets.details')}
      closeLabel={t('shell:act.close')}
      footer={
        <>
          {bet.orderId !== undefined && (
            <Button asChild>
              <Link to="/vnlottery/orders/$orderId" params={{ orderId: bet.orderId }}>
                {t('wallet:bets.to_order')}
              </Link>
            </Button>
          )}
          {bet.replayNodeId !== undefined && (
            <Button asChild>
              <Link to="/play/$nodeId" params={{ nodeId: bet.replayNodeId }} search={{ bet: bet.orderNo }}>
                {t('wallet:bets.replay')}
              </Link>
            </Button>
          )}
          {bet.verifyUrl !== undefined && (
            <Button asChild>
              <a href={bet.verifyUrl} target="_blank" rel="noopener">
                {t('wallet:statement.to_round')}
                <span className="visually-hidden"> {t('wallet:statement.opens_new')}</span>
              </a>
            </Button>
          )}
        </>
      }
    >
      <div className={styles.top}>
        <p className={styles.kind}>{bet.gameName}</p>
        <p
          translate="no"
          className={classNames('figures', styles.amount, bet.profitAndLoss > 0 && styles.in)}
        >
          {formatMoney(bet.profitAndLoss, language, { signed: true })}
        </p>
        <Badge tone={statusTones[bet.status]}>{t(`wallet:bets.status.${bet.status}`)}</Badge>
      </div>
      <dl className={classNames(styles.facts, styles.words)}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {bet.verifyUrl !== undefined && <p className={styles.quiet}>{t('wallet:bets.verify_hint')}</p>}
    </Dialog>
  )
}
