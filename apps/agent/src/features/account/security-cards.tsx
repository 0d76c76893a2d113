import { calls } from '@saola/protocol'
import { callQuery, errorText, hasCall, useApp, useCapabilities, useText } from '@saola/shell'
import {
  AuthenticatorLines,
  PasskeyLines,
  PaymentPasswordLine,
  SecurityLines,
  SessionList,
} from '@saola/sign-in'
import { Card, Notice, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace } from '#shared/in-place.ts'
import styles from './security-cards.module.css'

/** What guards a team's money: the transaction password, the second factor, and the devices that are signed in. */
export function SecurityCards(): ReactElement {
  const { t } = useTranslation('security')
  const capabilities = useCapabilities()
  return (
    <>
      {hasCall(capabilities, calls.member.security.id) && <FactorsCard />}
      {hasCall(capabilities, calls.member.sessions.id) && (
        <Card variant="flush" title={t('sessions.title')} className={styles.card}>
          <SessionList />
        </Card>
      )}
    </>
  )
}

function FactorsCard(): ReactElement {
  const { t } = useTranslation('member')
  const { api } = useApp()
  const state = useQuery(inPlace(callQuery(api, calls.member.security)))
  const failure = state.isLoadingError ? errorText(state.error) : undefined
  const say = useText(failure)
  return (
    <Card variant="flush" title={t('security')} className={styles.card} id="security">
      {state.data && (
        <SecurityLines>
          <PaymentPasswordLine state={state.data} />
          <PasskeyLines state={state.data} />
          <AuthenticatorLines state={state.data} />
        </SecurityLines>
      )}
      {state.isPending && <Skeleton height="8rem" />}
      {failure !== undefined && <Notice tone="bad">{say(failure)}</Notice>}
    </Card>
  )
}
