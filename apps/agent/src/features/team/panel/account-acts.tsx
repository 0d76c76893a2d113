import type { DownlineDetail } from '@saola/protocol'
import { useRight } from '@saola/shell'
import { Button } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './account-panel.module.css'

/** What can be done for an account. Who is on a break or locked is left alone: there one can only look. */
export function AccountActs({ person }: { person: DownlineDetail }): ReactElement {
  const { t } = useTranslation('team')
  const member = Number(person.customerId)
  const isInUse = person.activeFlag === 1 && person.isPaused !== true
  const maySend = useRight('transfer.act')
  const mayOffer = useRight('contracts.act')
  const mayWrite = useRight('messages.act') && isInUse
  const mayReport = useRight('reports.read')
  return (
    <nav className={styles.acts} aria-label={t('panel.acts')}>
      {isInUse ? (
        <>
          {maySend && (
            <Button asChild variant="primary">
              <Link to="/transfer" search={{ to: person.customerName, id: Number(person.customerId) }}>
                {t('panel.transfer')}
              </Link>
            </Button>
          )}
          {mayOffer && person.level === 1 && (
            <Button asChild>
              <Link to="/contracts/offer" search={{ member }}>
                {t('panel.offer')}
              </Link>
            </Button>
          )}
        </>
      ) : (
        <p className={styles.resting}>{t(person.isPaused ? 'panel.paused' : 'panel.locked')}</p>
      )}
      {mayWrite && (
        <Button asChild>
          <Link to="/messages" search={{ to: person.customerName, id: Number(person.customerId) }}>
            {t('panel.message')}
          </Link>
        </Button>
      )}
      {mayReport && (
        <Button asChild>
          <Link to="/reports/betting" search={{ member }}>
            {t(person.teamSize > 0 ? 'panel.reports' : 'panel.own_report')}
          </Link>
        </Button>
      )}
      <Button asChild>
        <Link to="/team/bets" search={{ member }}>
          {t('panel.bets')}
        </Link>
      </Button>
      <Button asChild variant="ghost">
        <Link to="/team/$memberId" params={{ memberId: person.customerId }}>
          {t('panel.details')}
        </Link>
      </Button>
    </nav>
  )
}
