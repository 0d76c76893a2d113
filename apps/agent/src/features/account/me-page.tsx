import { formatDate, formatDateTime } from '@saola/i18n'
import { accountType, calls } from '@saola/protocol'
import {
  callQuery,
  LineContactCard,
  mayDo,
  signOut,
  useApp,
  useBalanceText,
  useSession,
  useLanguage,
  TourButton,
} from '@saola/shell'
import { ChangePasswordForm } from '@saola/sign-in'
import { Button, Card, Icon, Notice, Skeleton, Together } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '#shared/facts.tsx'
import { inPlace } from '#shared/in-place.ts'
import { PageHead } from '#shared/frame/page-head.tsx'
import { useTourScenes } from '#shared/tour-scenes.ts'
import styles from './me-page.module.css'
import { OperatorCard } from './operator-card.tsx'
import { People } from './people.tsx'
import { SecurityCards } from './security-cards.tsx'
import { Settings } from './settings.tsx'
import { WorksFor } from './works-for.tsx'

type TypeName = keyof typeof accountType

/** The agent's own account: who, how it looks, the password, and the way out. */
export function MePage(): ReactElement {
  const { t } = useTranslation(['member', 'shell', 'session', 'support', 'team', 'wallet'])
  const app = useApp()
  const language = useLanguage()
  const balance = useBalanceText()
  const { member, mustChangePassword } = useSession()
  const maySeeMoney = mayDo(member, 'transfer.read')
  const { data: wallet, isLoading } = useQuery({
    ...inPlace(callQuery(app.api, calls.wallet.balance)),
    enabled: maySeeMoney,
  })
  const typeName = nameOfType(member?.type)
  return (
    <>
      <PageHead title={t('shell:nav.me')} note={member?.account} />
      <div className={styles.column}>
        {member?.subAccount && <WorksFor subAccount={member.subAccount} />}
        {mustChangePassword && <Notice tone="warn">{t('team:password.must')}</Notice>}
      </div>
      <div className={styles.grid}>
        <div className={styles.column}>
          <Card title={member?.nickname ?? member?.account}>
            <Facts
              facts={[
                {
                  label: t('wallet:balance'),
                  value: isLoading ? <Skeleton width="6em" /> : wallet && balance(wallet.sumBalance),
                },
                { label: t('member:type'), value: typeName && t(`member:type.${typeName}`) },
                { label: t('member:upline'), value: member?.toUpline },
                { label: t('member:mobile'), value: member?.mobile },
                {
                  label: t('member:registered'),
                  value: member?.regDate && formatDate(member.regDate, language),
                },
                {
                  label: t('member:last_login'),
                  value: member?.lastLogin && formatDateTime(member.lastLogin, language),
                },
                {
                  label: '',
                  value:
                    member?.lastLoginLocation &&
                    t('member:last_login_from', { location: member.lastLoginLocation }),
                },
              ]}
            />
            <Button wide icon={<Icon name="logout" size={18} />} onClick={() => void signOut(app)}>
              {t('session:sign_out')}
            </Button>
          </Card>
          <Together className={styles.column}>
            {mayDo(member, 'owner') && <LineContactCard />}
            <OperatorCard />
            <People isOwner={mayDo(member, 'owner')} />
            <Card title={t('session:change.title')}>
              <ChangePasswordForm isTheAct />
            </Card>
          </Together>
        </div>
        <div className={styles.column}>
          <Card title={t('member:settings')}>
            <Settings />
            <TourButton scenes={useTourScenes()} />
            <p className={styles.version}>{t('support:version', { version: saolaVersion })}</p>
          </Card>
          <Together className={styles.column}>
            <SecurityCards />
          </Together>
        </div>
      </div>
    </>
  )
}

function nameOfType(type: number | undefined): TypeName | undefined {
  const names = Object.keys(accountType) as TypeName[]
  return names.find((name) => accountType[name] === type)
}
