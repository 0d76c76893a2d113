import type { LotteryDraw } from '@saola/protocol'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ProofCheck } from '#shared/proof/proof-check.tsx'
import { verifyDraw } from './verify-draw.ts'

/** Computes a draw again where its reader sits, and says whether it agrees. */
export function CheckProof({ draw }: { draw: LotteryDraw }): ReactElement {
  const { t } = useTranslation('lottery')
  return (
    <ProofCheck
      label={t('verify.check')}
      good={t('verify.good')}
      bad={t('verify.bad')}
      check={async () => {
        const proof = await verifyDraw(draw)
        return proof?.commitment === true && proof.prizes
      }}
    />
  )
}
