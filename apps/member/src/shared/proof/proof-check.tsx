import { Button, Notice } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './proof-check.module.css'

export type ProofCheckProps = {
  /** Computes here in the browser whether all agrees. */
  check: () => Promise<boolean>
  label: string
  /** What is said of a proof that agrees, and of one that does not. */
  good: string
  bad: string
}

/** Checks a proof where its reader sits, and says how it ended; over plain http no browser computes one. */
export function ProofCheck({ check, label, good, bad }: ProofCheckProps): ReactElement {
  const { t } = useTranslation('shell')
  const [end, setEnd] = useState<'good' | 'bad' | 'insecure'>()
  const run = async (): Promise<void> => {
    if (!globalThis.crypto?.subtle) setEnd('insecure')
    else setEnd((await check()) ? 'good' : 'bad')
  }
  const said = { good, bad, insecure: t('proof.insecure') }
  return (
    <div className={styles.check}>
      <Button onClick={() => void run()}>{label}</Button>
      {end !== undefined && (
        <Notice tone={end === 'insecure' ? 'warn' : end} live>
          {said[end]}
        </Notice>
      )}
    </div>
  )
}
