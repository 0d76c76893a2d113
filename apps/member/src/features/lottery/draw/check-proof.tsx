import type { LotteryDraw } from '@saola/protocol'
import { Button, Notice } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './draw-page.module.css'
import { verifyDraw, type Proof } from './verify-draw.ts'

/** Computes a draw again where its reader sits, and says whether it agrees. */
export function CheckProof({ draw }: { draw: LotteryDraw }): ReactElement {
  const { t } = useTranslation('lottery')
  const [proof, setProof] = useState<Proof>()
  const isGood = proof?.commitment === true && proof.prizes
  return (
    <div className={styles.check}>
      <Button onClick={() => void verifyDraw(draw).then(setProof)}>{t('verify.check')}</Button>
      {proof !== undefined && (
        <Notice tone={isGood ? 'good' : 'bad'} live>
          {isGood ? t('verify.good') : t('verify.bad')}
        </Notice>
      )}
    </div>
  )
}
