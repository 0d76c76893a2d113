import { formatDateTime } from '@saola/i18n'
import type { ContractView } from '@saola/protocol'
import { Badge, type Tone } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../preferences/use-language.ts'
import { useRight } from '../session/rights.ts'
import { ContractSteps } from './contract-steps.tsx'
import styles from './contracts.module.css'
import { TermsTable } from './terms-table.tsx'

const tones = {
  P: 'info',
  E: 'info',
  A: 'good',
  V: 'warn',
  C: 'plain',
  R: 'plain',
} as const satisfies Record<ContractView['status'], Tone | 'plain'>

/** Where a contract is, in a word. */
export function ContractStatusBadge({ status }: Pick<ContractView, 'status'>): ReactElement {
  const { t } = useTranslation('contracts')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}

/** A contract as its side reads it: with whom, the terms in force beside those on the table, and what can be done. */
export function ContractBody({ contract }: { contract: ContractView }): ReactElement {
  const { t } = useTranslation('contracts')
  const language = useLanguage()
  const mayAct = useRight('contracts.act')
  const { offer, signed, side, signedDate } = contract
  const time = (at: number | undefined): string | undefined =>
    at === undefined ? undefined : formatDateTime(at, language)
  const facts = [
    [t(side === 'upline' ? 'receiver' : 'upline'), side === 'upline' ? contract.receiver : contract.offerer],
    [t('field.signed_at'), time(signedDate)],
    [t('field.offered_at'), time(offer?.offeredAt)],
    [t('field.valid_until'), time(offer?.expiresAt)],
    [t('field.note'), offer?.note],
  ] as const
  return (
    <div className={styles.card}>
      <p className={styles.quiet}>
        <span>{t(`explain.${contract.kind}`, { minutes: 5 })}</span>
        {contract.kind === 'realtime' && ` ${t('explain.realtime_how')}`}
      </p>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value !== undefined &&
            value !== '' && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="figures">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {(offer ?? signed) && <TermsTable kind={contract.kind} present={signed} offered={offer} />}
      {mayAct && <ContractSteps contract={contract} />}
    </div>
  )
}
