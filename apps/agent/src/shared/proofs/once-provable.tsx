import { calls } from '@saola/protocol'
import { callQuery, LoadFailed, useApp } from '@saola/shell'
import { Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { inPlace } from '#shared/in-place.ts'
import { ProofNeeds } from './proof-needs.tsx'

/** An act with money for who can prove it; everybody else is shown what is missing. */
export function OnceProvable({ children }: { children: ReactNode }): ReactElement {
  const { api } = useApp()
  const { data, error, refetch } = useQuery(inPlace(callQuery(api, calls.member.security)))
  if (data === undefined) {
    return error === null ? (
      <Skeleton height="20rem" />
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    )
  }
  const proofs = {
    hasPaymentPassword: data.paymentPassword.isSet,
    hasAuthenticator: data.authenticator.isSet,
  }
  const isWhole = proofs.hasPaymentPassword && proofs.hasAuthenticator
  return isWhole ? <>{children}</> : <ProofNeeds {...proofs} />
}
