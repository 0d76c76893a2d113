import type { RaffleTicketView } from '@saola/protocol'
import { Card, Copyable } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ProofCheck } from '#shared/proof/proof-check.tsx'
import styles from './raffles.module.css'
import { verifyTicket } from './verify-ticket.ts'

/** The commitment from the first moment, the seed after the claim, and the check on the reader's own device. */
export function TicketProof({ ticket }: { ticket: RaffleTicketView }): ReactElement {
  const { t } = useTranslation(['promotions', 'shell'])
  const copy = { copyLabel: t('shell:act.copy'), copiedLabel: t('shell:act.copied') }
  const { commitment, seed, clientSeed } = ticket
  return (
    <Card title={t('promotions:ticket.fair')}>
      <p className={styles.quiet}>{t('promotions:ticket.fair_about')}</p>
      <dl className={styles.proof}>
        <dt>{t('promotions:ticket.commitment')}</dt>
        <dd>
          <Copyable value={commitment} {...copy} />
        </dd>
        <dt>{t('promotions:ticket.seed')}</dt>
        <dd>
          {seed === undefined ? t('promotions:ticket.seed_waits') : <Copyable value={seed} {...copy} />}
        </dd>
        {clientSeed !== undefined && clientSeed !== '' && (
          <>
            <dt>{t('promotions:ticket.client_seed')}</dt>
            <dd>
              <Copyable value={clientSeed} {...copy} />
            </dd>
          </>
        )}
      </dl>
      {seed !== undefined && (
        <ProofCheck
          label={t('promotions:ticket.check')}
          good={t('promotions:ticket.check_good')}
          bad={t('promotions:ticket.check_bad')}
          check={() => verifyTicket(ticket)}
        />
      )}
    </Card>
  )
}
