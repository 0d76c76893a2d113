import { formatMoney } from '@saola/i18n'
import { calls, type RaffleTicketView } from '@saola/protocol'
import { MoneyPaused, Offered, useLanguage, useMoneyAct, useOffline, useText } from '@saola/shell'
import { Button, Notice } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { hexOf } from '#shared/proof/seed-proof.ts'
import { useReducedMotion } from '#shared/use-reduced-motion.ts'
import { RaffleArt, type TicketPhase } from './raffle-art.tsx'
import styles from './raffles.module.css'

/** How long each drawing takes until the prize is said. */
const revealMs = { red_envelope: 1_200, prize_wheel: 4_400, golden_egg: 1_000 } as const
const clientSeedBytes = 16

type TicketStageProps = { ticket: RaffleTicketView; others: readonly RaffleTicketView[] }

/** The drawing with its one act. What it shows was decided by the gateway's answer; without motion it is shown at once. */
export function TicketStage({ ticket, others }: TicketStageProps): ReactElement {
  const { t } = useTranslation('promotions')
  const say = useText()
  const isOffline = useOffline()
  const isStill = useReducedMotion()
  const [drawn, setDrawn] = useState<RaffleTicketView>()
  const [isRevealed, setRevealed] = useState(false)
  const { act, busy, refused } = useMoneyAct(calls.promotions.claimRaffle, {
    invalidates: ['promotions', 'wallet'],
    onDone: setDrawn,
    wishOf: ({ promotionClaimId }) => promotionClaimId,
  })
  useEffect(() => {
    if (drawn === undefined) return undefined
    const timer = setTimeout(() => setRevealed(true), isStill ? 0 : revealMs[drawn.kind])
    return () => clearTimeout(timer)
  }, [drawn, isStill])
  const shown = drawn ?? ticket
  const phase = phaseOf({ drawn, isRevealed: isRevealed || isStill, busy, state: ticket.state })
  const claim = () =>
    act({ promotionClaimId: ticket.ticketId, promotionType: 'RAFFLE', clientSeed: newClientSeed() })
  return (
    <div className={styles.stage}>
      <RaffleArt raffle={shown} phase={phase} className={styles.art} />
      {shown.state === 'ready' && (
        <Offered by="promotions.claimRaffle">
          <MoneyPaused />
          <Button variant="primary" size="large" wide busy={busy} disabled={isOffline} onClick={claim}>
            {t(`ticket.open.${ticket.kind}`)}
          </Button>
          <p className={styles.quiet}>{t('ticket.hint')}</p>
        </Offered>
      )}
      <output className={styles.quiet}>
        {phase === 'opening' || phase === 'revealing' ? t('ticket.opening') : ''}
      </output>
      {phase === 'done' && <Result ticket={shown} isNew={drawn !== undefined} others={others} />}
      {refused !== undefined && (
        <Notice tone="bad" live>
          {say(refused)}
        </Notice>
      )}
    </div>
  )
}

type Stage = {
  drawn: RaffleTicketView | undefined
  isRevealed: boolean
  busy: boolean
  state: RaffleTicketView['state']
}

function phaseOf({ drawn, isRevealed, busy, state }: Stage): TicketPhase {
  if (drawn !== undefined) return isRevealed ? 'done' : 'revealing'
  if (busy) return 'opening'
  return state === 'claimed' ? 'done' : 'ready'
}

function newClientSeed(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(clientSeedBytes)))
}

type ResultProps = TicketStageProps & { isNew: boolean }

/** What came, in words; the button that was pressed is gone, so a new result takes the focus. */
function Result({ ticket, isNew, others }: ResultProps): ReactElement {
  const { t } = useTranslation(['promotions', 'shell'])
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const { prize = 0 } = ticket
  const [next] = others
  return (
    <div className={styles.result}>
      <h2 ref={heading} tabIndex={-1} className={prize > 0 ? styles.won : undefined}>
        {prize > 0
          ? t('promotions:ticket.won', { prize: formatMoney(prize, language) })
          : t('promotions:ticket.lost')}
      </h2>
      {prize > 0 && <p className={styles.quiet}>{t('promotions:ticket.paid')}</p>}
      <p className="figures">
        {next === undefined
          ? t('promotions:ticket.none')
          : t('promotions:ticket.left', { count: others.length })}
      </p>
      <Button asChild>
        {next === undefined ? (
          <Link to={paths.rewards}>{t('shell:nav.rewards')}</Link>
        ) : (
          <Link to="/rewards/raffle/$ticketId" params={{ ticketId: next.ticketId }}>
            {t('promotions:ticket.next')}
          </Link>
        )}
      </Button>
    </div>
  )
}
