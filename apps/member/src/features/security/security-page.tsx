import { accountType, calls } from '@saola/protocol'
import { callQuery, useApp, useDocumentTitle, useHasCalls, useSession, LoadFailed } from '@saola/shell'
import {
  AuthenticatorLines,
  ChangePasswordForm,
  PasskeyLines,
  SecurityLines,
  SessionList,
} from '@saola/sign-in'
import { Card, Notice, Skeleton, Together } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { SecurityLayers } from './security-layers.tsx'
import { SecurityMeter } from './security-meter.tsx'
import styles from './security-page.module.css'

/** The security center: how well the account is guarded, layer by layer, and which devices are signed in. */
export function SecurityPage(): ReactElement {
  const { t } = useTranslation(['security', 'member', 'session'])
  const { api } = useApp()
  const { member } = useSession()
  useDocumentTitle(t('member:security'))
  const canChange = useHasCalls('member.changePassword')
  const hasSessions = useHasCalls('member.sessions')
  const call = calls.member.security
  const state = useQuery({ ...callQuery(api, call), meta: { call, quiet: true } })
  if (member?.type === accountType.trial) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{t('member:security')}</h1>
        <Notice>{t('security:trial')}</Notice>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{t('member:security')}</h1>
        <p className={styles.intro}>{t('security:intro')}</p>
      </header>
      <Together className={styles.columns}>
        <div className={styles.column}>
          {state.data && <SecurityMeter state={state.data} />}
          <Card variant="flush" title={t('security:layers.title')} className={styles.card}>
            {state.data && (
              <SecurityLines>
                <SecurityLayers state={state.data} />
                <PasskeyLines state={state.data} />
                <AuthenticatorLines state={state.data} />
              </SecurityLines>
            )}
            {state.isPending && (
              <div className={styles.loading} aria-busy="true">
                <Skeleton width="70%" />
                <Skeleton width="55%" />
                <Skeleton width="65%" />
              </div>
            )}
            {state.isLoadingError && (
              <LoadFailed error={state.error} busy={state.isFetching} onRetry={() => void state.refetch()} />
            )}
          </Card>
        </div>
        <div className={styles.column}>
          {canChange && state.data?.password.isSet === true && (
            <Card title={t('session:change.title')} id="password">
              <ChangePasswordForm />
            </Card>
          )}
          {hasSessions && (
            <Card variant="flush" title={t('security:sessions.title')} className={styles.card}>
              <SessionList />
            </Card>
          )}
        </div>
      </Together>
    </div>
  )
}
