import { ContactLinks, useBalanceText, useLanguage } from '@saola/shell'
import { formatDate, formatDateTime, formatNumber } from '@saola/i18n'
import type { DownlineDetail } from '@saola/protocol'
import { Card } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '#shared/facts.tsx'

/** Who somebody of the team is. A phone number comes masked; who agreed to it can be called. */
export function MemberFacts({ person }: { person: DownlineDetail }): ReactElement {
  const { t } = useTranslation(['team', 'member'])
  const language = useLanguage()
  const balance = useBalanceText()
  return (
    <Card title={t('team:detail')}>
      <Facts
        facts={[
          { label: t('team:list.balance'), value: balance(person.accountBalance) },
          { label: t('member:nickname'), value: person.nickname },
          { label: t('member:mobile'), value: person.mobile },
          { label: t('team:list.upline'), value: person.uplineName },
          { label: t('team:list.team_size'), value: formatNumber(person.teamSize, language) },
          { label: t('team:list.direct_size'), value: formatNumber(person.directSize, language) },
          { label: t('team:list.registered'), value: formatDate(person.registerDate, language) },
          {
            label: t('team:list.last_login'),
            value:
              person.lastLogin === undefined
                ? t('team:list.never')
                : formatDateTime(person.lastLogin, language),
          },
        ]}
      />
      {person.phone !== undefined && <ContactLinks name={person.customerName} phone={person.phone} />}
    </Card>
  )
}
