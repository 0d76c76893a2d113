import { formatDuration, formatMoney } from '@saola/i18n'
import { calls, type PlayTime } from '@saola/protocol'
import { callMutation, signOut, useApp, useLanguage } from '@saola/shell'
import { Button, Dialog } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { minuteMs } from '@saola/rules'
import { playTimeQuery } from './queries.ts'
import styles from './reality-check.module.css'
import { useCheckDue } from './use-check-due.ts'

/** Steps between member and game when an interval of play is over: how long, staked, won, lost, and what now. */
export function RealityCheck({ playSessionId }: { playSessionId: string }): ReactElement | null {
  const app = useApp()
  const due = useCheckDue(playSessionId)
  const [isAnswered, setAnswered] = useState(false)
  const answer = useMutation({
    ...callMutation(app.api, calls.protection.answerCheck, { quiet: true }),
    onSuccess: (play) => app.queryClient.setQueryData(playTimeQuery(app, playSessionId).queryKey, play),
    // The check was seen, whether or not the gateway heard of it; then it comes again soon enough.
    onSettled: () => {
      due.answer()
      setAnswered(false)
    },
  })
  if (due.play === undefined || !due.isDue || isAnswered) return null
  const handleContinue = (): void => {
    setAnswered(true)
    answer.mutate({ playSessionId })
  }
  return (
    <CheckDialog play={due.play} now={due.now} onContinue={handleContinue} onLeave={() => signOut(app)} />
  )
}

type CheckDialogProps = {
  play: PlayTime
  now: number
  onContinue: () => void
  onLeave: () => Promise<void>
}

function CheckDialog({ play, now, onContinue, onLeave }: CheckDialogProps): ReactElement {
  const { t } = useTranslation(['protection', 'shell'])
  const language = useLanguage()
  const played = formatDuration(Math.max(minuteMs, minutesOnly(now - play.since)), language)
  const money = (dong: number, signed = false): string => formatMoney(dong, language, { signed })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onContinue()}
      title={t('protection:check.title', { time: played })}
      description={t('protection:check.note')}
      closeLabel={t('protection:check.continue')}
      size="small"
    >
      <dl className={styles.facts}>
        <Fact name={t('protection:check.staked')} value={money(play.staked)} />
        <Fact name={t('protection:check.won')} value={money(play.won)} />
        <Fact name={t('protection:check.result')} value={money(play.result, true)} strong />
        {play.inPlay > 0 && <Fact name={t('protection:check.in_play')} value={money(play.inPlay)} />}
      </dl>
      <div className={styles.acts}>
        <Button variant="primary" wide onClick={onContinue}>
          {t('protection:check.continue')}
        </Button>
        <Button wide asChild>
          <Link to="/wallet/statement">{t('protection:check.statement')}</Link>
        </Button>
        <Button variant="quiet" wide onClick={() => void onLeave()}>
          {t('protection:check.leave')}
        </Button>
      </div>
      <p className={styles.next}>{t('protection:check.next', { minutes: play.realityMinutes })}</p>
    </Dialog>
  )
}

type FactProps = { name: string; value: string; strong?: boolean }

function Fact({ name, value, strong = false }: FactProps): ReactElement {
  return (
    <div className={strong ? styles.result : styles.fact}>
      <dt>{name}</dt>
      <dd className="figures">{value}</dd>
    </div>
  )
}

/** Seconds would change under the reader's eyes and tell nothing. */
function minutesOnly(ms: number): number {
  return Math.floor(ms / minuteMs) * minuteMs
}
