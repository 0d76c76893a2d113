import { calls, type LotteryDraw } from '@saola/protocol'
import { useApp } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ProofCheck } from '#shared/proof/proof-check.tsx'
import { holdsBets } from './verify-bets.ts'
import { verifyDraw } from './verify-draw.ts'

/** Computes a draw again where its reader sits, and says whether it agrees. */
export function CheckProof({ draw }: { draw: LotteryDraw }): ReactElement {
  const { t } = useTranslation('lottery')
  const { api } = useApp()
  return (
    <ProofCheck
      label={t('verify.check')}
      good={t('verify.good')}
      bad={t('verify.bad')}
      check={async () => {
        const proof = await verifyDraw(draw)
        if (proof?.commitment !== true || !proof.prizes) return false
        if (draw.betsHash === undefined) return true
        const { fingerprints } = await api.send(calls.lottery.drawBets, { drawId: draw.drawId })
        return holdsBets(draw, fingerprints)
      }}
    />
  )
}
