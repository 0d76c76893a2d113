import { formatDate } from '@saola/i18n'
import { accountType } from '@saola/protocol'
import { LineContactCard, Offered, useApp, useDocumentTitle, useLanguage, useSession } from '@saola/shell'
import { Badge, Card, Copyable, Together } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { AvatarPicker } from './avatar-picker.tsx'
import { CloseAccount } from './close-account.tsx'
import { ExportData } from './export-data.tsx'
import { NicknameForm } from './nickname-form.tsx'
import styles from './profile-page.module.css'

type TypeName = keyof typeof accountType

/** The account as others see it, and what its owner may take along or end. */
export function ProfilePage(): ReactElement | null {
  const { t } = useTranslation(['security', 'member'])
  const { session } = useApp()
  const { member } = useSession()
  const language = useLanguage()
  useDocumentTitle(t('security:profile.title'))
  if (member === undefined) return null
  const typeName = nameOfType(member.type)
  const isTrial = member.type === accountType.trial
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('security:profile.title')}</h1>
      <Together className={styles.column}>
        {!isTrial && (
          <Offered by="member.saveAvatar">
            <Card title={t('member:avatar')}>
              <AvatarPicker />
            </Card>
          </Offered>
        )}
        <Card title={t('member:account')}>
          <dl className={styles.facts}>
            <div>
              <dt>{t('member:account')}</dt>
              <dd>{member.account}</dd>
            </div>
            <div>
              <dt>{t('member:id')}</dt>
              <dd>
                <Copyable
                  value={member.id}
                  copyLabel={t('security:profile.copy_id')}
                  copiedLabel={t('security:copied')}
                />
              </dd>
            </div>
            {typeName !== undefined && (
              <div>
                <dt>{t('member:type')}</dt>
                <dd>{t(`member:type.${typeName}`)}</dd>
              </div>
            )}
            {member.toUpline !== undefined && (
              <div>
                <dt>{t('member:upline')}</dt>
                <dd>{member.toUpline}</dd>
              </div>
            )}
            {member.mobile !== undefined && (
              <div>
                <dt>{t('member:mobile')}</dt>
                <dd>{member.mobile}</dd>
              </div>
            )}
            {member.regDate !== undefined && (
              <div>
                <dt>{t('member:registered')}</dt>
                <dd>{formatDate(member.regDate, language)}</dd>
              </div>
            )}
            {member.clubLabel !== undefined && (
              <div>
                <dt>{t('member:vip')}</dt>
                <dd>
                  <Badge tone="value">{member.clubLabel.labelName}</Badge>
                </dd>
              </div>
            )}
          </dl>
          {!isTrial && (
            <Offered by="member.saveProfile">
              <NicknameForm key={session.member?.id} nickname={member.nickname ?? ''} />
            </Offered>
          )}
        </Card>
      </Together>
      {!isTrial && (
        <Together className={styles.column}>
          <LineContactCard />
          <Offered by="member.exportData">
            <ExportData />
          </Offered>
          {member.type === accountType.member && (
            <Offered by="member.closeAccount">
              <CloseAccount />
            </Offered>
          )}
        </Together>
      )}
    </div>
  )
}

function nameOfType(type: number): TypeName | undefined {
  const names = Object.keys(accountType) as TypeName[]
  return names.find((name) => accountType[name] === type)
}
