import { calls } from '@saola/protocol'
import { useApp } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ProofCheck } from '#shared/proof/proof-check.tsx'
import { holdsOwnBet } from '../draw/verify-bets.ts'

export type CheckBetProps = { bet: { key: string; drawId: string; stake: number } }

/** Looks for a bet among those that joined the seed of its draw. */
export function CheckBet({ bet }: CheckBetProps): ReactElement {
  const { t } = useTranslation('lottery')
  const { api } = useApp()
  return (
    <ProofCheck
      label={t('verify.find_bet')}
      good={t('verify.bet_found')}
      bad={t('verify.bet_missing')}
      check={async () => {
        const { fingerprints } = await api.send(calls.lottery.drawBets, { drawId: bet.drawId })
        return holdsOwnBet(bet, fingerprints)
      }}
    />
  )
}
