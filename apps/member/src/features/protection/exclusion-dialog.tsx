import { formatDateTime } from '@saola/i18n'
import { calls, type ProtectionState } from '@saola/protocol'
import { exclusionOf, type ExclusionLength } from '@saola/rules'
import { callQuery, useApp, useSession, LoadFailed, useLanguage } from '@saola/shell'
import { ProofForm } from '@saola/sign-in'
import { Dialog, Skeleton } from '@saola/ui'
import { plainText } from '@saola/validation'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Effects } from './effects.tsx'
import styles from './protection.module.css'
import { useProtectionAnswer } from './use-protection-change.ts'

export type ExclusionDialogProps = { length: ExclusionLength; now: number; onClose: () => void }

/** The last question before an exclusion: the sign-in password, or the account's name where there is none. */
export function ExclusionDialog({ length, now, onClose }: ExclusionDialogProps): ReactElement {
  const { t } = useTranslation(['protection', 'shell'])
  const app = useApp()
  const language = useLanguage()
  const account = useSession().member?.account ?? ''
  const call = calls.member.security
  const security = useQuery({ ...callQuery(app.api, call), meta: { call, quiet: true } })
  const show = useProtectionAnswer()
  const handleDone = (state: ProtectionState): void => {
    show(state, t('protection:exclusion.done'))
    onClose()
  }
  const { until } = exclusionOf(length, now)
  const title =
    until === undefined
      ? t('protection:exclusion.confirm.permanent')
      : t('protection:exclusion.confirm.until', { until: formatDateTime(until, language) })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('shell:dialog.close')}
      size="small"
    >
      <div className={styles.form}>
        <Effects />
        {security.isPending && <Skeleton height="6rem" />}
        {security.isLoadingError && (
          <LoadFailed
            error={security.error}
            busy={security.isFetching}
            onRetry={() => void security.refetch()}
          />
        )}
        {security.data?.password.isSet === true && (
          <ProofForm
            fields={[{ name: 'password', label: t('protection:exclusion.password'), kind: 'password' }]}
            submitLabel={t('protection:exclusion.confirm')}
            danger
            send={({ password }) => app.api.send(calls.protection.exclude, { length, password })}
            onDone={handleDone}
          />
        )}
        {security.data?.password.isSet === false && (
          <ProofForm
            fields={[
              {
                name: 'account',
                label: t('protection:exclusion.account_label'),
                kind: 'code',
                hint: t('protection:exclusion.account', { account }),
                check: (typed) =>
                  plainText(typed.account).toLowerCase() === account.toLowerCase()
                    ? undefined
                    : t('protection:exclusion.account_wrong'),
              },
            ]}
            submitLabel={t('protection:exclusion.confirm')}
            danger
            send={() => app.api.send(calls.protection.exclude, { length })}
            onDone={handleDone}
          />
        )}
      </div>
    </Dialog>
  )
}
